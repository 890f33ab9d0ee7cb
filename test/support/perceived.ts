/** The parts of a colour such as #a63f00 or #fff, each from 0 to 1. */
function partsOf(hex: string): [red: number, green: number, blue: number] {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => linear(parseInt(digits.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
}

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red, green, blue] = partsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours differ in brightness, as WCAG 2 counts it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Lightness and the two axes of colour, in OKLab. */
function oklab(hex: string): [lightness: number, a: number, b: number] {
  const [red, green, blue] = partsOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/**
 * How far two colours are apart for the eye: 0 is the same, 0.02 is just seen beside each other.
 */
export function distance(one: string, other: string): number {
  const there = oklab(other);
  return Math.hypot(...oklab(one).map((part, axis) => part - there[axis]!));
}

/** How far the hues of two colours are apart, in degrees up to 180. */
export function hueBetween(one: string, other: string): number {
  const [from, to] = [one, other].map((hex) => {
    const [, a, b] = oklab(hex);
    return (Math.atan2(b, a) * 180) / Math.PI;
  }) as [number, number];
  const apart = Math.abs(from - to);
  return Math.min(apart, 360 - apart);
}
