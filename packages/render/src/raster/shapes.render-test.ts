import { identity, type Matrix, outset, type Rect, transformRect } from '@platen/design/geometry';
import { describe, expect, it } from 'vitest';
import type { LineStyle } from './line-edges.ts';
import { rectanglePath } from './path.ts';
import { fillShape, outsetShape, type Shape, strokeShape } from './shapes.ts';
import { type Mask, type PixelRect, pixelRectAround } from './surface.ts';
import { coverByLines, insideAt, lineOf, placed } from './testing/reference.ts';
import { type HandShape, newRandom, randomMatrix, randomOutline, shapeOf } from './testing/shapes-by-hand.ts';

/** The mean and the largest difference of a mask at the edges of a shape. */
function errorOf(mask: Mask, frame: PixelRect, expected: Float64Array): { mean: number; worst: number } {
  let sum = 0;
  let edgeCount = 0;
  let worst = 0;
  for (const [at, value] of expected.entries()) {
    const found = mask.data[Math.floor(at / frame.width) * mask.width + (at % frame.width)] ?? 0;
    const error = Math.abs(found - value);
    if ((value > 0.5 && value < 254.5) || error > 0.5) {
      sum += error;
      edgeCount++;
    }
    worst = Math.max(worst, error);
  }
  return { mean: sum / Math.max(1, edgeCount), worst };
}

/** Per pixel, 0–255. The reference samples 64 lines for each row, and chords lie within 1/64 px of their curves. */
const isSmall = ({ mean, worst }: { mean: number; worst: number }) => mean < 4 && worst < 9;

function frameAround({ path }: HandShape, matrix: Matrix, reach: number): PixelRect {
  const points = [...path.points];
  const [xs, ys] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const around: Rect = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return pixelRectAround(outset(transformRect(matrix, around), reach));
}

const square = shapeOf('M10 10L50 10L50 50L10 50Z');
const ring = shapeOf('M5 5L60 5L60 60L5 60ZM20 20L20 45L45 45L45 20Z');
const overlapping = shapeOf('M5 5L40 5L40 40L5 40ZM20 20L60 20L60 60L20 60Z');
const eight = shapeOf('M5 5L60 60L60 5L5 60Z');
const drop = shapeOf('M5 25C5 -10 30 -10 30 25Q18 40 5 25Z');
const needle = shapeOf('M5 30L60 31L5 32Z');
const there = shapeOf('M10 30L60 30L20 30');
const zigzag = shapeOf('M5 40L20 10L35 40L50 10');
const shallow = shapeOf('M5 30L30 31L60 30');
const wave = shapeOf('M5 15C12 -20 20 50 30 15');
const dot = shapeOf('M30 30L30 30');
const matrices: Record<string, Matrix> = {
  plain: identity,
  'between pixels': [1, 0, 0, 1, 0.37, 0.61],
  small: [0.3, 0, 0, 0.3, 2.2, 3.1],
  turned: [0.8, 0.6, -0.6, 0.8, 30, 5],
  mirrored: [-1, 0, 0, 1, 70, 0],
  uneven: [1.4, 0, 0, 0.4, 0, 0.5],
  skewed: [0.9, 0.1, 0.5, 0.8, 2, 3],
};
const shapes = { square, ring, overlapping, eight, drop, needle, there, zigzag, shallow, wave, dot };
const pairsOf = (names: readonly string[]) =>
  names.flatMap((shape) => Object.keys(matrices).map((matrix) => [shape, matrix]));
const everyPair = pairsOf(Object.keys(shapes));
/** Combines each matrix with some shapes and each shape with some matrices. */
const somePairs = everyPair.filter((_, index) => index % 4 === 0);

function caseOf([shape, matrix]: string[]): { hand: HandShape; matrix: Matrix; shape: Shape } {
  const hand = shapes[shape as keyof typeof shapes];
  const place = matrices[matrix ?? ''] ?? identity;
  return { hand, matrix: place, shape: [{ path: hand.path, matrix: place }] };
}

describe('the inside of a shape', () => {
  it.each(everyPair)('of %s, %s, equals the reference', (...pair) => {
    const { hand, matrix, shape } = caseOf(pair);
    const frame = frameAround(hand, matrix, 0);
    const contours = placed(hand.contours, matrix);
    const expected = coverByLines(frame, (y) => insideAt(contours, y));
    expect(errorOf(fillShape(shape, frame), frame, expected)).toSatisfy(isSmall);
  });

  it('is exact for whole and half pixels', () => {
    const frame = { left: 0, top: 0, width: 4, height: 3 };
    const path = rectanglePath({ left: 0.5, top: 1, width: 2, height: 1.5 });
    expect([...fillShape([{ path, matrix: identity }], frame).data]).toEqual([
      0, 0, 0, 0, 128, 255, 128, 0, 64, 128, 64, 0,
    ]);
  });

  it('is covered once where paths overlap', () => {
    const frame = { left: 0, top: 0, width: 4, height: 1 };
    const path = rectanglePath({ left: 0.5, top: 0, width: 2, height: 1 });
    const twice = [
      { path, matrix: identity },
      { path, matrix: identity },
    ];
    expect([...fillShape(twice, frame).data]).toEqual([128, 255, 128, 0]);
  });
});

const lines: LineStyle[] = [
  { reach: 0.2, join: 'round' },
  { reach: 2, join: 'round' },
  { reach: 9, join: 'round' },
  { reach: 0.5, join: 'miter' },
  { reach: 3, join: 'miter' },
];

describe.each(lines)('a stroke of %o', (style) => {
  it.each(somePairs)('along %s, %s, equals the reference', (...pair) => {
    const { hand, matrix, shape } = caseOf(pair);
    // The reference would have a miter at each chord of a curve.
    if (style.join === 'miter' && (hand === drop || hand === wave)) return;
    const frame = frameAround(hand, matrix, style.reach * (style.join === 'miter' ? 6 : 1));
    const contours = placed(hand.contours, matrix);
    const expected = coverByLines(frame, lineOf(contours, style));
    expect(errorOf(strokeShape(shape, frame, style), frame, expected)).toSatisfy(isSmall);
  });
});

describe('a shape with an outset', () => {
  const pairs = pairsOf(['square', 'ring', 'overlapping', 'eight', 'drop', 'needle', 'zigzag']);

  it.each(pairs)('of %s, %s, equals the reference', (...pair) => {
    const { hand, matrix, shape } = caseOf(pair);
    const contours = placed(hand.contours, matrix).map((contour) => ({ ...contour, isClosed: true }));
    for (const reach of [1.3, 5]) {
      const style: LineStyle = { reach, join: 'round' };
      const frame = frameAround(hand, matrix, reach);
      const lineAt = lineOf(contours, style);
      const expected = coverByLines(frame, (y) => [...insideAt(contours, y), ...lineAt(y)]);
      expect(errorOf(outsetShape(shape, frame, reach), frame, expected)).toSatisfy(isSmall);
    }
  });
});

describe('a part of a shape', () => {
  const covers: Record<string, (shape: Shape, frame: PixelRect) => Mask> = {
    filled: fillShape,
    'with a round line': (shape, frame) => strokeShape(shape, frame, { reach: 2.3, join: 'round' }),
    'with a sharp line': (shape, frame) => strokeShape(shape, frame, { reach: 0.8, join: 'miter' }),
    'with what is within reach': (shape, frame) => outsetShape(shape, frame, 3.1),
  };

  it.each(Object.entries(covers))('%s is the same as in the whole shape', (_, cover) => {
    const random = newRandom(11);
    for (let round = 0; round < 60; round++) {
      const shape = [{ path: shapeOf(randomOutline(random)).path, matrix: randomMatrix(random) }];
      const frame = { left: -60, top: -60, width: 160, height: 160 };
      const whole = cover(shape, frame);
      const left = Math.floor(random() * 100) - 60;
      const top = Math.floor(random() * 100) - 60;
      const part = cover(shape, {
        left,
        top,
        width: 1 + Math.floor(random() * 60),
        height: 1 + Math.floor(random() * 60),
      });
      for (let row = 0; row < part.height; row++) {
        const from = (top - frame.top + row) * whole.width + left - frame.left;
        const width = Math.min(part.width, 100 - left);
        const expected = whole.data.subarray(from, from + width);
        expect(part.data.subarray(row * part.width, row * part.width + width)).toEqual(expected);
      }
    }
  });

  it('does not depend on what was covered before', () => {
    const shape = [{ path: drop.path, matrix: identity }];
    const frame = { left: 0, top: 0, width: 80, height: 80 };
    const before = fillShape(shape, frame).data;
    strokeShape([{ path: eight.path, matrix: [40, 3, -3, 40, -700, -400] }], frame, { reach: 30, join: 'round' });
    expect(fillShape(shape, frame).data).toEqual(before);
  });
});

describe('absurd coordinates', () => {
  const frame = { left: 0, top: 0, width: 16, height: 16 };
  it.each([1e7, 1e12, 1e300])('of %d cover the area between them', (far) => {
    const path = rectanglePath({ left: -far, top: -far, width: 2 * far, height: 2 * far });
    expect(fillShape([{ path, matrix: identity }], frame).data.every((value) => value === 255)).toBe(true);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY])('of %d cover nothing', (odd) => {
    const shape = [{ path: square.path, matrix: [odd, 0, 0, odd, 0, 0] as Matrix }];
    expect(fillShape(shape, frame).data.every((value) => value === 0)).toBe(true);
    expect(strokeShape(shape, frame, { reach: 2, join: 'round' }).data.every((value) => value === 0)).toBe(true);
  });
});
