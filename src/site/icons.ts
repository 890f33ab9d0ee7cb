/**
 * The icons of the site as an application: their size in pixels, and how much of it the sign takes.
 * A maskable one may be cut to a circle.
 */
export const ICONS = {
  'icon-192': { size: 192, share: 1, purpose: 'any' },
  'icon-512': { size: 512, share: 1, purpose: 'any' },
  'maskable-512': { size: 512, share: 0.6, purpose: 'maskable' },
} as const;

export type IconName = keyof typeof ICONS;
