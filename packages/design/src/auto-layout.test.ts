import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowItems, flowRules, verticalAligns } from './auto-layout.ts';
import { doRectsOverlap, isRectInside, outset } from './geometry.ts';

const side = fc.double({ min: 0.5, max: 300, noNaN: true });
const size = fc.record({ width: side, height: side });
const gap = fc.double({ min: 0, max: 50, noNaN: true });
const flow = fc.record({
  horizontal_gap: gap,
  vertical_gap: gap,
  rule: fc.constantFrom(...flowRules),
  vertical_align: fc.constantFrom(...verticalAligns),
});
const plain = { horizontal_gap: 10, vertical_gap: 5, rule: 'left_to_right', vertical_align: 'top' } as const;
const box = { width: 40, height: 20 };

describe('auto-layout', () => {
  it('never overlaps and never leaves its frame', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 30 }), size, flow, (items, frame, how) => {
        const { frames, scale } = flowItems(items, frame, how);
        expect(frames).toHaveLength(items.length);
        expect(scale).toBeGreaterThan(0);
        for (const [index, place] of frames.entries()) {
          expect(isRectInside(place, { left: 0, top: 0, ...frame }, 1e-6)).toBe(true);
          for (const other of frames.slice(index + 1)) {
            expect(doRectsOverlap(outset(place, -1e-6), outset(other, -1e-6))).toBe(false);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('wraps rows at the edge of the frame', () => {
    const { frames, scale } = flowItems([box, box, box], { width: 100, height: 100 }, plain);
    expect(scale).toBe(1);
    expect(frames.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [50, 0],
      [0, 25],
    ]);
  });

  it.each([
    ['left_to_right', [0, 50, 0, 50]],
    ['right_to_left', [60, 10, 60, 10]],
    ['odd_left_to_right_even_right_to_left', [0, 50, 60, 10]],
    ['odd_right_to_left_even_left_to_right', [60, 10, 0, 50]],
  ] as const)('follows %s', (rule, lefts) => {
    const { frames } = flowItems([box, box, box, box], { width: 100, height: 100 }, { ...plain, rule });
    expect(frames.map(({ left }) => left)).toEqual(lefts);
  });

  it.each([
    ['top', 0],
    ['center', 10],
    ['bottom', 20],
  ] as const)('aligns to the %s of a row', (vertical_align, top) => {
    const items = [{ width: 10, height: 40 }, box];
    const { frames } = flowItems(items, { width: 100, height: 100 }, { ...plain, vertical_align });
    expect(frames[1]?.top).toBe(top);
  });

  it('scales all items equally if they would not fit', () => {
    const { frames, scale } = flowItems([{ width: 200, height: 100 }], { width: 100, height: 100 }, plain);
    expect(scale).toBeCloseTo(0.5, 6);
    expect(frames[0]?.width).toBeLessThanOrEqual(100);
  });
});
