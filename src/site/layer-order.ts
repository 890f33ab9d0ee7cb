/** The order of the style layers, before any stylesheet: pages have theirs in different orders. */
export const layerOrder = '@layer reset,tokens,base,layout,parts,print;';
