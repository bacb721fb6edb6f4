import { describe, expect, it } from 'vitest';
import { designer, layer } from '../testing/test-designer.ts';
import { distancesAround } from './distances.ts';
import { gridCellPx, snapFrame, snapTargets } from './snapping.ts';

const canvas = { width: 800, height: 600 };
const frame = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });

describe('snapping a frame', () => {
  const targets = snapTargets(canvas, [frame(200, 100)], false);

  it('finds the nearest edge or center within the distance, on each axis separately', () => {
    expect(snapFrame(frame(304, 400), targets, 5).by).toEqual({ x: -4 });
    expect(snapFrame(frame(306, 400), targets, 5).by).toEqual({});
    expect(snapFrame(frame(203, 152), targets, 5).by).toEqual({ x: -3, y: -2 });
    // Its center on the center of the canvas.
    expect(snapFrame(frame(352, 400), targets, 5).by).toEqual({ x: -2 });
  });

  it('shows each guide with everything on it', () => {
    const { lines } = snapFrame(frame(202, 300), targets, 5);
    expect(lines).toEqual(
      [
        { axis: 'x', at: 200, from: 100, to: 350, source: 'layer' },
        { axis: 'x', at: 250, from: 100, to: 350, source: 'layer' },
        { axis: 'x', at: 300, from: 100, to: 350, source: 'layer' },
      ].concat([{ axis: 'y', at: 300, from: 0, to: 800, source: 'canvas' }]),
    );
  });

  it('snaps to the grid only if nothing else is near', () => {
    const withGrid = snapTargets(canvas, [frame(200, 100)], true);
    expect(gridCellPx(canvas)).toBe(12);
    expect(snapFrame(frame(493, 397), withGrid, 5).by).toEqual({ x: -1, y: -1 });
    expect(snapFrame(frame(493, 397), withGrid, 5).lines.map(({ source }) => source)).toContain('grid');
    expect(snapFrame(frame(197, 400), withGrid, 5).by.x).toBe(3);
    // The center does not snap to the grid.
    expect(snapFrame(frame(498, 400, 12), withGrid, 5).by.x).toBeUndefined();
  });

  it('has cells of 1/50 of the shorter side, at least five pixels', () => {
    expect(gridCellPx({ width: 1200, height: 720 })).toBe(14);
    expect(gridCellPx({ width: 100, height: 4000 })).toBe(5);
  });

  it('finds the same line among thousands as a linear search', () => {
    const frames = Array.from({ length: 1000 }, (_, index) =>
      frame((index * 7919) % 5000, (index * 104729) % 5000, 3 + (index % 40)),
    );
    const many = snapTargets({ width: 5000, height: 5000 }, frames, false);
    for (let left = 0; left < 5000; left += 97.3) {
      const places = [0, 50, 100].flatMap((part) => many.x.map(({ at }) => at - (left + part)));
      const nearest = Math.min(...places.map(Math.abs));
      const { by } = snapFrame(frame(left, 0), many, 5);
      expect(Math.abs(by.x ?? Number.NaN)).toBeCloseTo(nearest, 9);
    }
  });
});

describe('distances', () => {
  it('are measured to the nearest frame on each side, otherwise to the edge of the canvas', () => {
    const around = distancesAround(frame(300, 200), [frame(100, 190), frame(150, 500), frame(600, 240)], canvas);
    expect(around).toEqual([
      { axis: 'x', from: 200, to: 300, at: 220 },
      { axis: 'x', from: 400, to: 600, at: 245 },
      { axis: 'y', from: 0, to: 200, at: 350 },
      { axis: 'y', from: 250, to: 600, at: 350 },
    ]);
  });

  it('ignore overlapping frames', () => {
    const around = distancesAround(frame(0, 0), [frame(50, 0)], canvas).filter(({ axis }) => axis === 'x');
    expect(around).toEqual([{ axis: 'x', from: 100, to: 800, at: 25 }]);
  });
});

describe('a drag with snapping', () => {
  const fixed = layer('TextRect', 'fixed', { left: 200, top: 100, width: 100, height: 50 });
  const moving = layer('TextRect', 'moving', { left: 410, top: 333, width: 80, height: 40 });

  it('moves onto the line and shows it with distances until the release', () => {
    const person = designer([fixed, moving]).press(420, 340).move(215, 340);
    expect(person.frame('moving').slice(0, 2)).toEqual([200, 333]);
    expect(person.guides.lines).toContainEqual({ axis: 'x', at: 200, from: 100, to: 373, source: 'layer' });
    expect(person.guides.distances).toContainEqual({ axis: 'y', from: 150, to: 333, at: 240 });
    expect(person.release().guides.lines).toEqual([]);
  });

  it('has the same snapping distance on the screen at every zoom', () => {
    const person = designer([fixed, moving]);
    person.act((editor) => ({
      ...editor,
      session: { ...editor.session, view: { zoomPercent: 400, pan: { x: 0, y: 0 } } },
    }));
    person
      .press(420 * 4, 340 * 4)
      .move(213 * 4, 340 * 4)
      .release();
    expect(person.frame('moving')[0]).toBe(203);
  });

  it('snaps a resized edge and keeps the ratio', () => {
    const wide = designer([fixed, moving]).select('moving').drag([410, 353], [303, 353]);
    expect(wide.frame('moving')).toEqual([300, 333, 190, 40]);
    const picture = layer('Image', 'picture', { left: 400, top: 300, width: 80, height: 40 });
    const even = designer([fixed, picture]).select('picture').drag([400, 300], [303, 290]);
    expect(even.frame('picture')).toEqual([300, 250, 180, 90]);
  });

  it('snaps to its own parent, but not to layers of another', () => {
    const other = layer('Group', 'other', { left: 0, top: 0, width: 150, height: 150 }, [
      layer('TextRect', 'far', { left: 37, top: 61, width: 10, height: 10 }),
    ]);
    const inner = layer('TextRect', 'inner', { left: 100, top: 100, width: 50, height: 50 });
    const group = layer('Group', 'group', { left: 205, top: 207, width: 371, height: 313 }, [inner]);
    const person = designer([other, group]).select('inner').press(310, 310).move(213, 310);
    expect(person.frame('inner')[0]).toBe(0);
    person.move(310 - 270 - 0, 310);
    expect(person.guides.lines.some(({ at }) => at === 37)).toBe(false);
  });
});
