/** The parts of a colour such as #a63f00 or #fff, each from 0 to 1. */
function partsOf(hex: string): [red: number, green: number, blue: number] {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => linear(parseInt(digits.slice(at, at + 2), 16) / 255)) as [number, number, number];
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = partsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours differ in brightness, as WCAG 2 counts it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
