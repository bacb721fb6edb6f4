import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverCrop, fitInto, sizeForPicture } from './fitting.ts';
import {
  identity,
  invert,
  type Matrix,
  multiply,
  normalizeAngle,
  type Placement,
  placementMatrix,
  rotation,
  transformPoint,
} from './geometry.ts';
import { toOuterFrame } from './grouping.ts';

const length = fc.double({ min: 1, max: 2000, noNaN: true });
const placement: fc.Arbitrary<Placement> = fc.record({
  left: fc.double({ min: -2000, max: 2000, noNaN: true }),
  top: fc.double({ min: -2000, max: 2000, noNaN: true }),
  width: length,
  height: length,
  rotate: fc.double({ min: 0, max: 720, noNaN: true }),
  flip_horizontal: fc.boolean(),
  flip_vertical: fc.boolean(),
});

function expectClose(actual: Matrix, expected: Matrix): void {
  for (const [index, value] of actual.entries()) expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 6);
}

describe('placing a layer', () => {
  it('is the identity after two flips or a full turn', () => {
    fc.assert(
      fc.property(placement, (layer) => {
        const plain = placementMatrix({ ...layer, rotate: 0, flip_horizontal: false, flip_vertical: false });
        const flip = multiply(invert(plain), placementMatrix({ ...layer, rotate: 0 }));
        expectClose(multiply(flip, flip), identity);
        expectClose(placementMatrix({ ...layer, rotate: layer.rotate + 360 }), placementMatrix(layer));
        expect(placementMatrix({ ...layer, rotate: 360 })).toEqual(placementMatrix({ ...layer, rotate: 0 }));
      }),
    );
  });

  it('keeps the center', () => {
    fc.assert(
      fc.property(placement, (layer) => {
        const center = transformPoint(placementMatrix(layer), { x: layer.width / 2, y: layer.height / 2 });
        expect(center.x).toBeCloseTo(layer.left + layer.width / 2, 6);
        expect(center.y).toBeCloseTo(layer.top + layer.height / 2, 6);
      }),
    );
  });

  it('rotates clockwise, and exactly by quarter turns', () => {
    expect(rotation(90)).toEqual([0, 1, -1, 0, 0, 0]);
    expect(rotation(450)).toEqual(rotation(90));
    expect(normalizeAngle(-1e-20)).toBe(0);
  });

  it('moves a child out of its group without moving it on the canvas', () => {
    fc.assert(
      fc.property(placement, placement, (group, child) => {
        const nested = multiply(placementMatrix(group), placementMatrix(child));
        expectClose(placementMatrix(toOuterFrame(child, group)), nested);
        expect(toOuterFrame(child, group)).toMatchObject({ width: child.width, height: child.height });
      }),
    );
  });
});

describe('fitting', () => {
  it('never enlarges and keeps the ratio', () => {
    expect(fitInto({ width: 400, height: 200 }, { width: 100, height: 100 })).toEqual({ width: 100, height: 50 });
    expect(fitInto({ width: 40, height: 20 }, { width: 100, height: 100 })).toEqual({ width: 40, height: 20 });
  });

  it('adapts the height to the picture', () => {
    const size = sizeForPicture({ width: 200, height: 200 }, { width: 100, height: 50 }, { width: 800, height: 800 });
    expect(size).toEqual({ width: 200, height: 100 });
  });

  it('covers a frame with the middle of a picture', () => {
    const crop = coverCrop({ width: 400, height: 200 }, { width: 50, height: 50 });
    expect(crop).toEqual({ left: 100, top: 0, width: 200, height: 200 });
  });
});
