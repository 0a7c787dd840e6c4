// What colours look like to people who lack one kind of cones: the matrices of Machado, Oliveira and Fernandes (2009)
// for full severity, in linear light; distances as CIE 1976 has them.

/** How people see. */
export const VISIONS = ['usual', 'red-blind', 'green-blind', 'blue-blind'] as const;
export type Vision = (typeof VISIONS)[number];

type Triple = readonly [number, number, number];

const MATRICES: Readonly<Record<Vision, readonly [Triple, Triple, Triple]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'red-blind': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green-blind': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blue-blind': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as CIE L*a*b* has it. */
export type Lab = Triple;

/** How a colour, `#RRGGBB`, looks to such eyes. */
export function seenBy(vision: Vision, hex: string): Lab {
  const linear = [1, 3, 5].map(at => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = MATRICES[vision].map(row =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, factor, at) => sum + factor * (linear[at] ?? 0), 0),
      ),
    ),
  );
  const x = curved((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curved(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curved((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curved(part: number): number {
  return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
}

/** How far two colours are apart: 2.3 is just seen. */
export function distance(one: Lab, other: Lab): number {
  return Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
}
