import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transformPoint } from '../geometry.ts';
import type { Layer } from '../layers/index.ts';
import { designer, layer } from '../testing/test-designer.ts';
import { setProperty } from './editor-actions.ts';
import { indexLayers } from './layer-nodes.ts';
import { snapAngle } from './rotate.ts';
import { type Grip, gripPoint, grips, selectionBox } from './selection-box.ts';

const text = (set: object = {}) => layer('TextRect', 'text', { left: 200, top: 200, width: 200, height: 100, ...set });
const free = (layers: readonly Layer[]) => designer(layers).run('toggle_snapping');

describe('resizing by a grip', () => {
  it.each([
    ['nw', [200, 200], [190, 180], [190, 180, 210, 120]],
    ['n', [300, 200], [333, 180], [200, 180, 200, 120]],
    ['ne', [400, 200], [420, 190], [200, 190, 220, 110]],
    ['e', [400, 250], [420, 333], [200, 200, 220, 100]],
    ['se', [400, 300], [420, 310], [200, 200, 220, 110]],
    ['s', [300, 300], [333, 310], [200, 200, 200, 110]],
    ['sw', [200, 300], [190, 310], [190, 200, 210, 110]],
    ['w', [200, 250], [190, 333], [190, 200, 210, 100]],
  ] as const)('%s leaves the other side where it is', (_, from, to, frame) => {
    expect(free([text()]).select('text').drag(from, to).frame('text')).toEqual(frame);
  });

  it('keeps the center with Alt, and the ratio with Shift', () => {
    expect(free([text()]).select('text').drag([400, 300], [420, 310], { alt: true }).frame('text')).toEqual([
      180, 190, 240, 120,
    ]);
    expect(free([text()]).select('text').drag([400, 300], [440, 301], { shift: true }).frame('text')).toEqual([
      200, 200, 240, 120,
    ]);
    // With an edge handle, the other side grows equally in both directions.
    expect(free([text()]).select('text').drag([400, 250], [440, 250], { shift: true }).frame('text')).toEqual([
      200, 190, 240, 120,
    ]);
  });

  it('keeps the ratio if the kind requires it', () => {
    const picture = layer('Image', 'picture', { left: 200, top: 200, width: 200, height: 100 });
    expect(free([picture]).select('picture').drag([400, 300], [300, 299]).frame('picture')).toEqual([
      200, 200, 198, 99,
    ]);
    expect(free([picture]).select('picture').drag([400, 300], [500, 299]).frame('picture')).toEqual([
      200, 200, 300, 150,
    ]);
  });

  it('never makes a side smaller than a pixel or flips a layer', () => {
    expect(free([text()]).select('text').drag([400, 300], [0, 0]).frame('text')).toEqual([200, 200, 1, 1]);
    const picture = layer('Image', 'picture', { left: 200, top: 200, width: 200, height: 100 });
    expect(free([picture]).select('picture').drag([400, 300], [0, 0]).frame('picture')).toEqual([200, 200, 2, 1]);
  });

  it('keeps the opposite point on the canvas for every rotation, flip and nesting', () => {
    const angle = fc.integer({ min: 0, max: 359 });
    const opposite: Record<Grip, Grip> = { nw: 'se', n: 's', ne: 'sw', e: 'w', se: 'nw', s: 'n', sw: 'ne', w: 'e' };
    const grip = fc.constantFrom(...(Object.keys(grips) as Grip[]));
    const flips = fc.record({ flip_horizontal: fc.boolean(), flip_vertical: fc.boolean() });
    const way = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) });
    fc.assert(
      fc.property(angle, angle, flips, flips, grip, way, (outer, inner, outerFlips, innerFlips, name, by) => {
        const child = text({ left: 50, top: 80, rotate: inner, ...innerFlips });
        const group = layer(
          'Group',
          'group',
          { left: 250, top: 150, width: 300, height: 300, rotate: outer, ...outerFlips },
          [child],
        );
        const person = free([group]).select('text');
        const boxNow = () =>
          selectionBox([indexLayers(person.document.configs[0]?.layers ?? []).get('text') ?? []].flat());
        const pointNow = (which: Grip) => {
          const box = boxNow();
          if (!box) throw new Error('nothing is picked');
          return gripPoint(box, which);
        };
        const before = pointNow(opposite[name]);
        const { x, y } = pointNow(name);
        person.drag([x, y], [x + by.x, y + by.y]);
        const after = pointNow(opposite[name]);
        // Stored values are rounded to hundredths.
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(0.02);
      }),
      { numRuns: 200 },
    );
  });

  it('scales the children of a group, including letters', () => {
    const inner = layer('TextRect', 'text', {
      left: 20,
      top: 10,
      width: 60,
      height: 30,
      font_size: 20,
      stroke_width: 2,
    });
    const group = layer('Group', 'group', { left: 100, top: 100, width: 200, height: 100 }, [inner]);
    const person = free([group]).select('group').drag([300, 200], [400, 250]);
    expect(person.frame('group')).toEqual([100, 100, 300, 150]);
    expect(person.frame('text')).toEqual([30, 15, 90, 45]);
    expect(person.layer('text')).toMatchObject({ font_size: 30, stroke_width: 3 });
    expect(person.key('Mod+Z').frame('text')).toEqual([20, 10, 60, 30]);
  });

  it('stretches a layer at a quarter turn along its own axes, including its children', () => {
    const words = layer('TemplateChildTextRect', 'words', { left: 10, top: 20, width: 50, height: 10 });
    const one = layer('ImageGroupTemplateChild', 'one', { width: 100, height: 100, rotate: 90 }, [words]);
    const whole = layer('ImageGroupTemplate', 'whole', { left: 100, top: 100, width: 200, height: 100 }, [one]);
    const person = free([whole]).select('whole').drag([300, 150], [500, 150]);
    expect(person.frame('one')).toEqual([50, -50, 100, 200]);
    expect(person.frame('words')).toEqual([10, 40, 50, 20]);
  });

  it('does not scale the children of a flow', () => {
    const picture = layer('AutoLayoutImage', 'picture', { width: 50, height: 50 });
    const flow = layer('AutoLayoutTemplate', 'flow', { width: 400, height: 400 }, [picture]);
    const whole = layer('AutoLayout', 'whole', { left: 0, top: 0, width: 400, height: 400 }, [flow]);
    const person = free([whole]).select('whole').drag([400, 400], [500, 420]);
    expect(person.frame('flow')).toEqual([0, 0, 500, 420]);
    expect(person.frame('picture')).toEqual([0, 0, 50, 50]);
  });

  it('resizes several layers together, in their ratio if one of them is slanted', () => {
    const a = layer('TextRect', 'a', { left: 100, top: 100, width: 100, height: 50 });
    const b = layer('TextRect', 'b', { left: 300, top: 150, width: 100, height: 50 });
    const straight = free([a, b]).select('a', 'b').drag([400, 200], [550, 200]);
    expect(straight.frame('a')).toEqual([100, 100, 150, 50]);
    expect(straight.frame('b')).toEqual([400, 150, 150, 50]);
    const slanted = free([a, { ...b, rotate: 30 }]).select('a', 'b');
    const box = selectionBox([...indexLayers(slanted.document.configs[0]?.layers ?? []).values()]);
    if (!box) throw new Error('nothing is picked');
    const corner = transformPoint(box.parentMatrix, {
      x: box.rect.left + box.rect.width,
      y: box.rect.top + box.rect.height,
    });
    slanted.drag([corner.x, corner.y], [corner.x + box.rect.width, corner.y]);
    expect(slanted.layer('b').width / slanted.layer('b').height).toBeCloseTo(2, 2);
    expect(slanted.layer('b').width).toBeCloseTo(200, 0);
  });

  it('sets a side in the panel and scales the children', () => {
    const inner = layer('Image', 'inner', { left: 20, top: 10, width: 60, height: 30 });
    const person = designer([layer('Group', 'group', { width: 200, height: 100 }, [inner]), text()]);
    person.act((editor, now) => setProperty(editor, ['group'], 'width', 400, now));
    expect(person.frame('group')).toEqual([0, 0, 400, 200]);
    expect(person.frame('inner')).toEqual([40, 20, 120, 60]);
    person.act((editor, now) => setProperty(editor, ['text'], 'width', 0, now));
    expect(person.frame('text')[2]).toBe(200);
    person.act((editor, now) => setProperty(editor, ['text'], 'width', 321, now));
    expect(person.frame('text')).toEqual([200, 200, 321, 100]);
  });
});

describe('rotating', () => {
  const grip: [number, number] = [300, 175];

  it('follows the pointer around the center in whole degrees', () => {
    const person = designer([text()]).select('text').drag(grip, [375, 250]);
    expect(person.layer('text').rotate).toBe(90);
    expect(person.frame('text')).toEqual([200, 200, 200, 100]);
    const little = designer([text()])
      .select('text')
      .press(...grip)
      .move(300 + 75 * Math.sin(0.35), 250 - 75 * Math.cos(0.35))
      .release();
    expect(little.layer('text').rotate).toBe(20);
  });

  it('snaps to multiples of 45° within 5°, unless snapping is off', () => {
    expect([40, 40.4, 49.9, 50.1, -43, 3, 86].map(snapAngle)).toEqual([45, 45, 45, 50, -45, 0, 90]);
    const towards = (degrees: number): [number, number] => {
      const angle = (degrees * Math.PI) / 180;
      return [300 + 75 * Math.sin(angle), 250 - 75 * Math.cos(angle)];
    };
    expect(designer([text()]).select('text').drag(grip, towards(48)).layer('text').rotate).toBe(45);
    expect(free([text()]).select('text').drag(grip, towards(48)).layer('text').rotate).toBe(48);
    expect(designer([text()]).select('text').drag(grip, towards(-3)).layer('text').rotate).toBe(0);
    expect(designer([text()]).select('text').drag(grip, towards(38), { shift: true }).layer('text').rotate).toBe(45);
    expect(designer([text()]).select('text').drag(grip, towards(-100)).layer('text').rotate).toBe(260);
  });

  it('rotates several layers around their common center', () => {
    const a = layer('TextRect', 'a', { left: 100, top: 200, width: 100, height: 100 });
    const b = layer('TextRect', 'b', { left: 300, top: 200, width: 100, height: 100 });
    const person = designer([a, b]).select('a', 'b').drag([250, 175], [325, 250]);
    expect(person.frame('a')).toEqual([200, 100, 100, 100]);
    expect(person.frame('b')).toEqual([200, 300, 100, 100]);
    expect(person.layer('b').rotate).toBe(90);
  });

  it('is not offered for areas', () => {
    const area = layer('CustomArea', 'area', { left: 200, top: 200, width: 200, height: 100 });
    const person = designer([area], { templateKind: 'form_order' }).select('area').drag(grip, [375, 250]);
    expect(person.layer('area').rotate).toBe(0);
  });
});
