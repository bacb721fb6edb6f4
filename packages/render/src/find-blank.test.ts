import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { type PrintOptions, plainPrint } from '@platen/design/print-options';
import { sceneOf } from '@platen/design/scene';
import { withChildren } from '@platen/design/tree';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Assets } from './assets.ts';
import { newPainter } from './drawing.ts';
import { findBlank } from './find-blank.ts';
import { inspect, loadAssets, prepareInMemory } from './node.ts';

const painter = newPainter();
const canvas = { width: 3000, height: 2000 };
const whole = { left: 0, top: 0, ...canvas };

const rect = (set: object) =>
  newLayer('Rect', { set: { id: 'rect', ...whole, fill: '#000000', stroke_width: 0, ...set } });
const item = (value: string) => ({ label: '', editable: false, required: false, value });
const image = (set: object = {}) => newLayer('Image', { set: { id: 'photo', ...whole, url: item('photo'), ...set } });
const label = withChildren(newLayer('QrcodeGroup', { set: { id: 'label', ...whole, width: 400, height: 400 } }), [
  newLayer('Qrcode', { set: { id: 'code', left: 0, top: 0, width: 400, height: 400 } }),
]);

async function kindsOf(layers: readonly Layer[], print: Partial<PrintOptions> = {}, photo?: Uint8Array) {
  const scene = sceneOf({ ...canvas, layers }, { print: { ...plainPrint, ...print } });
  const source = { font: async () => undefined, image: async () => photo };
  const assets: Assets = await loadAssets(scene, source);
  const { findings } = inspect(scene, assets);
  return findBlank(painter, scene, assets, findings).map(({ kind }) => kind);
}

/** A picture of 1500 × 1000 px that shows nothing, or one pixel. */
async function picture({ hasDot = false, background = { r: 0, g: 0, b: 0, alpha: 0 } }) {
  const create = { width: 1500, height: 1000, channels: 4, background } as const;
  const dot = { create: { ...create, width: 1, height: 1, background: { r: 255, g: 0, b: 0, alpha: 1 } } };
  const drawn = sharp({ create }).composite(hasDot ? [{ input: dot, left: 617, top: 283 }] : []);
  return prepareInMemory(await drawn.png().toBuffer());
}

describe('a production image without ink', () => {
  it.each<[string, Layer[]]>([
    ['without layers', []],
    ['with a transparent shape', [rect({ fill: 'rgba(255,0,0,0)' })]],
    ['with a hidden shape', [rect({ visible: false })]],
    ['with an invisible shape', [rect({ opacity: 0 })]],
    ['with a shape outside the canvas', [rect({ left: 4000 })]],
  ])('is found %s', async (_, layers) => {
    expect(await kindsOf(layers)).toEqual(['blank_image']);
  });

  it('is found if its picture is transparent, and not if a single pixel of it is not', async () => {
    expect(await kindsOf([image()], {}, await picture({}))).toEqual(['blank_image']);
    expect(await kindsOf([image()], {}, await picture({ hasDot: true }))).toEqual([]);
  });

  it('is not found if there is a hairline', async () => {
    expect(await kindsOf([rect({ left: 1499, width: 1 })])).toEqual([]);
  });

  it('depends on the paper: white is printed on transparency only', async () => {
    const white = rect({ fill: '#ffffff' });
    expect(await kindsOf([white])).toEqual([]);
    expect(await kindsOf([white], { on_white: true })).toEqual(['blank_image']);
    expect(await kindsOf([rect({ fill: '#fffffe' })], { format: 'pdf' })).toEqual([]);
    const opaque = { r: 255, g: 255, b: 255, alpha: 1 };
    expect(await kindsOf([image()], { format: 'jpeg' }, await picture({ background: opaque }))).toEqual([
      'blank_image',
    ]);
  });

  it('is distinguished from one with a label only', async () => {
    expect(await kindsOf([label])).toEqual(['only_label']);
    expect(await kindsOf([label, rect({ left: 1000 })])).toEqual([]);
    expect(await kindsOf([{ ...label, visible: false }])).toEqual(['blank_image']);
  });

  it('is not reported beside what is missing', async () => {
    expect(await kindsOf([image()])).toEqual([]);
  });
});

it('reports nothing for an image that is not printed', () => {
  const scene = sceneOf({ ...canvas, layers: [] });
  expect(findBlank(painter, scene, { fonts: new Map(), images: new Map() }, [])).toEqual([]);
});
