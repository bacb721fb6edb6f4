import { type Colorants, d50 } from '../icc-profile.ts';

type Vector = readonly [number, number, number];
type Matrix3 = readonly [Vector, Vector, Vector];

/** The CIE xy chromaticities of the three primaries and of the white point. */
export interface Primaries {
  readonly red: readonly [x: number, y: number];
  readonly green: readonly [x: number, y: number];
  readonly blue: readonly [x: number, y: number];
  readonly white: readonly [x: number, y: number];
}

const d65 = [0.3127, 0.329] as const;

/** The primaries by their code point in ITU-T H.273, which PNG and AVIF use. */
export const numberedPrimaries: Readonly<Record<number, Primaries>> = {
  1: { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06], white: d65 },
  5: { red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06], white: d65 },
  6: { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07], white: d65 },
  7: { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07], white: d65 },
  9: { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046], white: d65 },
  11: { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: [0.314, 0.351] },
  12: { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: d65 },
};

/**
 * Converts primaries to the colorants of a profile: scaled so that they add up to the white point, and adapted from it
 * to D50 by the Bradford transform. Undefined if the primaries do not span a gamut.
 */
export function colorantsOf({ red, green, blue, white }: Primaries): Colorants | undefined {
  const primaries = [xyzOf(red), xyzOf(green), xyzOf(blue)] as const;
  const whiteXyz = xyzOf(white);
  const inverse = invert(transpose(primaries));
  if (!inverse || ![...primaries.flat(), ...whiteXyz].every(Number.isFinite)) return undefined;
  const amounts = times(inverse, whiteXyz);
  const from = times(bradford, whiteXyz);
  const to = times(bradford, d50);
  const back = invert(bradford) as Matrix3;
  return primaries.map((primary, index) => {
    const cones = times(bradford, scale(primary, amounts[index] as number));
    return times(back, [
      (cones[0] * to[0]) / from[0],
      (cones[1] * to[1]) / from[1],
      (cones[2] * to[2]) / from[2],
    ] as const);
  });
}

const bradford: Matrix3 = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

function xyzOf([x, y]: readonly [number, number]): Vector {
  return [x / y, 1, (1 - x - y) / y];
}

function scale([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

function times([a, b, c]: Matrix3, vector: Vector): Vector {
  const dot = (row: Vector) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2];
  return [dot(a), dot(b), dot(c)];
}

function transpose([a, b, c]: Matrix3): Matrix3 {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

/** Each column of the inverse is the cross product of two rows of the matrix, divided by the determinant. */
function invert([a, b, c]: Matrix3): Matrix3 | undefined {
  const [bc, ca, ab] = [cross(b, c), cross(c, a), cross(a, b)];
  const determinant = a[0] * bc[0] + a[1] * bc[1] + a[2] * bc[2];
  if (Math.abs(determinant) < 1e-9) return undefined;
  const share = 1 / determinant;
  return transpose([scale(bc, share), scale(ca, share), scale(ab, share)]);
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
