import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotZone } from './blocks/hot-zone.tsx';
import { drawZone, moveZone, resizeZone, type Zone, zoneHandles } from './zone-geometry.ts';

const zone: Zone = { top: 20, left: 10, width: 30, height: 40 };

it('draws a zone from any corner', () => {
  const drawn = { top: 5, left: 10, width: 20, height: 30 };
  expect(drawZone({ x: 10, y: 5 }, { x: 30, y: 35 })).toEqual(drawn);
  expect(drawZone({ x: 30, y: 35 }, { x: 10, y: 5 })).toEqual(drawn);
  expect(drawZone({ x: -5, y: 50 }, { x: 120, y: 50 })).toEqual({ top: 50, left: 0, width: 100, height: 1 });
});

it('moves a zone without resizing it, up to the edge', () => {
  expect(moveZone(zone, { x: 5, y: -5 })).toEqual({ ...zone, left: 15, top: 15 });
  expect(moveZone(zone, { x: 500, y: -500 })).toEqual({ ...zone, left: 70, top: 0 });
});

it('resizes a zone by the sides of its handle, which never cross', () => {
  expect(resizeZone(zone, { x: 1, y: 0 }, { x: 5, y: 99 })).toEqual({ ...zone, width: 35 });
  expect(resizeZone(zone, { x: -1, y: -1 }, { x: -4, y: 10 })).toEqual({ top: 30, left: 6, width: 34, height: 30 });
  expect(resizeZone(zone, { x: -1, y: 1 }, { x: 500, y: 500 })).toEqual({ top: 20, left: 39, width: 1, height: 80 });
});

describe('after any drag', () => {
  const share = fc.double({ min: -300, max: 300, noNaN: true });
  const point = fc.record({ x: share, y: share });

  it('a zone is valid and lies on the picture', () => {
    fc.assert(
      fc.property(point, point, point, fc.constantFrom(...zoneHandles), (from, to, by, handle) => {
        for (const made of [drawZone(from, to), moveZone(drawZone(from, to), by), resizeZone(zone, handle, by)]) {
          expect(hotZone.settings.parse(made)).toMatchObject(made);
          expect(made.left + made.width).toBeLessThanOrEqual(100 + 1e-9);
          expect(made.top + made.height).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });
});
