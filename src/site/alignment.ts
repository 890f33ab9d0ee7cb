import type { HastPluginDefinition } from 'satteri';

/**
 * Columns that a page aligns to the right get a class in place of a style, which the policy on
 * content would not let through.
 */
export const alignment: HastPluginDefinition = {
  name: 'alignment',
  element: [
    {
      filter: ['th', 'td'],
      visit: (cell) =>
        cell.properties.style === 'text-align: right'
          ? { ...cell, properties: { className: ['end'] } }
          : undefined,
    },
  ],
};
