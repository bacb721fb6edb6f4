import { outset, type Rect, transformRect, unionRects } from '@platen/design/geometry';
import { boundsOnCanvas } from '@platen/design/layer-bounds';
import { type Layer, layerKindOf, layerTypes } from '@platen/design/layers/index';
import type { Scene } from '@platen/design/scene';
import { arbitraryLayer, type Vocabulary } from '@platen/design/testing/arbitrary-layers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Assets, type Drawing, loadAssets, render } from '../src/node.ts';
import { compareImages } from './compare.ts';
import { drawInStrips } from './draw-in-strips.ts';
import { corpusSource } from './files.node.ts';
import { isFullRun } from './full-run.ts';
import { brush, fontNames, layer, picture, plain, scene, serif, text, textItems } from './scene-parts.ts';

const size = { width: 400, height: 300 };
const sayings = ['Lily', '你好，世界', 'سلام', 'สวัสดี', 'fi\nÅç'];
const pictures = ['photo.jpg', 'glass.png', 'dots.png'];
const itemOf = (values: readonly string[]) => fc.constantFrom(...values).map(plain);

/** Layers of moderate size near the canvas, which use existing files. */
const vocabulary: Vocabulary = {
  url: itemOf(pictures),
  text: itemOf(sayings),
  color: itemOf(['#204080', 'rgba(200,0,0,0.5)', 'none']),
  font_family: itemOf(fontNames),
  mask_image: fc.constantFrom('', 'glass.png'),
  mask_radius: fc.double({ min: 0, max: 60, noNaN: true }),
  fill_image: itemOf(['', 'photo.jpg']),
  stroke: fc.constantFrom('none', '#f00', '#00ff0080', 'currentColor'),
  fill: fc.constantFrom('none', '#fff000', '#00ff0080'),
  font_size: fc.double({ min: 4, max: 60, noNaN: true }),
  stroke_width: fc.double({ min: 0, max: 12, noNaN: true }),
  letter_spacing: fc.double({ min: -5, max: 20, noNaN: true }),
  visible: fc.constant(true),
  left: fc.double({ min: 0, max: 200, noNaN: true }),
  top: fc.double({ min: 0, max: 150, noNaN: true }),
};

/** `PLATEN_STRIP_TEXTS=1000` draws more texts; the first ones stay the same. */
const textCount = Number(process.env['PLATEN_STRIP_TEXTS'] ?? (isFullRun ? 250 : 40));

/**
 * Coverage reaches into the pixel next to an edge, and a little further at a rotated corner; glyphs are placed on
 * quarter pixels.
 */
const bleedPx = 1.3;

function inkOf({ data, width, height }: Drawing): Rect | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (data[pixel * 4 + 3] === 0) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const contains = (outer: Rect, inner: Rect) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

describe('drawn pixels', () => {
  let assets: Assets;
  const draw = (drawn: Scene) => render(drawn, assets);
  const one = (each: Layer) => draw(scene([each], {}, size));
  /** A layer with every property that a container can set on its children. */
  const lent = (each: Layer) => {
    const named = (id: string) => ({ id, ...plain('photo.jpg') });
    const texts = ['a', 'b'].map((id) => ({ id, ...textItems('Lily 你', { font: brush }) }));
    const lists = layer('AutoLayout', { images: [named('a'), named('b')], texts, template: plain('one') }, [each]);
    const shown = layer('ImageGroup', { url: plain('photo.jpg') }, [lists]);
    const said = layer('TextGroup', textItems('Lily'), [shown]);
    return render(scene([said], { areas: { custom: 'photo.jpg', effect: 'photo.jpg' } }, size), assets);
  };

  beforeAll(async () => {
    const every = scene([...fontNames.map((font) => text('x', { font })), ...pictures.map((url) => picture(url))]);
    assets = await loadAssets(every, corpusSource);
  });

  const leaves = layerTypes.filter((type) => layerKindOf({ type }).children.length === 0);
  it.each(leaves)('of %s lie inside its bounds', (type) => {
    fc.assert(
      fc.property(arbitraryLayer([type], vocabulary), (each) => {
        const drawing = lent(each);
        const ink = inkOf(drawing);
        fc.pre(ink !== undefined);
        const traced = drawing.bounds.get(each.id);
        expect(traced && contains(outset(traced, bleedPx), ink)).toBe(true);
        // Only the renderer can tell how far a text extends beyond its layer.
        const isText = layerKindOf(each).textItems !== undefined;
        expect(isText || contains(outset(boundsOnCanvas(each), bleedPx), ink)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('stay the same after two flips and after a full turn', () => {
    fc.assert(
      fc.property(arbitraryLayer(['Image', 'TextRect', 'TileImageArea', 'Rect'], vocabulary), (each) => {
        const straight = { ...each, rotate: 0, flip_horizontal: false, flip_vertical: false };
        const frame = { left: each.left, top: each.top, width: each.width, height: each.height };
        const inner = { ...straight, left: 0, top: 0, flip_horizontal: true };
        const twice = layer('Group', { ...frame, flip_horizontal: true }, [inner]);
        expect(compareImages(one(straight), one({ ...straight, rotate: 360 })).count).toBe(0);
        // Flipping twice rounds the last bits of the coordinates, which may change the last bits of a pixel at an edge.
        expect(compareImages(one(straight), one(twice)).largest).toBeLessThanOrEqual(2);
      }),
      { numRuns: 40 },
    );
  });

  it(
    `of ${textCount} multi-line texts are the same in strips and in one piece`,
    () => {
      const manyLines = fc.record({
        words: fc.array(fc.constantFrom(...sayings, 'AVATAR', '春眠不觉晓', 'office'), { minLength: 2, maxLength: 6 }),
        font: fc.constantFrom(...fontNames),
        font_size: fc.double({ min: 5, max: 120, noNaN: true }),
        font_weight: fc.constantFrom(400, 800),
        rotate: fc.constantFrom(0, 0, 3.7, 90),
        stroke: fc.constantFrom('none', '#f00'),
        stroke_width: fc.double({ min: 0, max: 9, noNaN: true }),
        stroke_alignment: fc.constantFrom('outer', 'center'),
        line_height: fc.double({ min: 0.7, max: 2, noNaN: true }),
        rows: fc.integer({ min: 7, max: 90 }),
      });
      fc.assert(
        fc.property(manyLines, ({ words, rows, font_weight, stroke_alignment, ...style }) => {
          const styled = { ...style, font_weight, stroke_alignment } as object;
          const drawn = scene([text(words.join('\n'), styled)]);
          expect(compareImages(draw(drawn), drawInStrips(render, drawn, assets, rows)).count).toBe(0);
        }),
        { numRuns: textCount, seed: 20261115, endOnFailure: true },
      );
    },
    120_000 + textCount * 500,
  );

  it('are mirrored exactly by a flip', () => {
    const straight = picture('photo.jpg', { left: 0, top: 0, width: 400, height: 300 });
    const [plainly, mirrored] = [one(straight), one({ ...straight, flip_horizontal: true })];
    const back = new Uint8ClampedArray(mirrored.data.length);
    for (let pixel = 0; pixel < size.width * size.height; pixel++) {
      const x = pixel % size.width;
      back.set(mirrored.data.subarray(pixel * 4, pixel * 4 + 4), (pixel - x + size.width - 1 - x) * 4);
    }
    expect(compareImages(plainly, { ...size, data: back }).largest).toBeLessThanOrEqual(1);
  });

  it('of a flow lie inside its frame', () => {
    const names = fc.array(fc.tuple(fc.constantFrom('Ann', 'Benedict', '小明', 'X'), fc.integer({ min: 6, max: 60 })), {
      minLength: 1,
      maxLength: 12,
    });
    const frame = fc.record({ width: fc.integer({ min: 40, max: 380 }), height: fc.integer({ min: 30, max: 280 }) });
    const flow = fc.record({
      horizontal_gap: fc.integer({ min: 0, max: 20 }),
      vertical_gap: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(names, frame, flow, (items, room, gaps) => {
        const texts = items.map(([name], index) => ({
          id: `t${index}`,
          ...textItems(name, { font: name === '小明' ? brush : serif }),
        }));
        const children = items.map(([, font_size], index) =>
          layer('AutoLayoutText', { text_id: `t${index}`, font_size }),
        );
        const template = layer('AutoLayoutTemplate', { ...room, ...gaps, template_id: 'one' }, children);
        const drawn = draw(
          scene(
            [layer('AutoLayout', { left: 10, top: 10, ...room, texts, template: plain('one') }, [template])],
            {},
            size,
          ),
        );
        const all = unionRects(children.flatMap(({ id }) => drawn.bounds.get(id) ?? []));
        // A glyph may extend slightly beyond its advance width (the tail of a j); its advance box stays inside the
        // frame.
        const lean = 0.25 * Math.max(...items.map(([, font_size]) => font_size));
        fc.pre(all !== undefined);
        expect(contains(outset(transformRect([1, 0, 0, 1, 10, 10], { left: 0, top: 0, ...room }), lean), all)).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });
});
