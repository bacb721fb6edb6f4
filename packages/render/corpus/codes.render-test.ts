import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import type { Layer, LayerType } from '@platen/design/layers/index';
import { sampleFacts } from '@platen/design/order-facts';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Drawing, loadAssets, type RefusedError, renderToPng } from '../src/node.ts';
import { corpusSource } from './files.node.ts';
import { drawOnServer } from './goldens.node.ts';
import { box, layer, scene } from './scene-parts.ts';

/** Decodes with ZXing, which shares no code with the renderer, so a wrong encoding cannot cancel itself out. */
async function decode({ data, width, height }: Drawing): Promise<{ format: string; text: string }[]> {
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(image, { formats: ['QRCode', 'Code128'], tryHarder: true });
  return found.map(({ format, text }) => ({ format, text }));
}

const size = { width: 600, height: 300 };

function codeScene(
  type: LayerType,
  content: string,
  set: object,
  { ground = '#ffffff', dpi = 150, over = [] }: Around = {},
) {
  const code = layer(type, { left: 30, top: 30, ...set });
  const facts = { ...sampleFacts, qrcode: content, barcode: content };
  const group = layer('QrcodeGroup', size, [code]);
  return scene([box(ground, size), group, ...over], { facts, dpi }, size);
}

interface Around {
  readonly ground?: string;
  readonly dpi?: number;
  /** Layers that are drawn above the code. */
  readonly over?: readonly Layer[];
}

function drawCode(type: LayerType, content: string, set: object, around?: Around): Promise<Drawing> {
  return drawOnServer(codeScene(type, content, set, around));
}

const number = 'OD251115000042';

describe('codes decoded from the drawn pixels', () => {
  beforeAll(() => {
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  });

  it.each([
    ['the smallest size', { width: 58, height: 58 }],
    ['the default size', {}],
    ['between whole pixels', { left: 30.37, top: 29.61, width: 101.3, height: 103.9 }],
    ['turned', { width: 130, height: 130, rotate: 33 }],
    ['mirrored twice', { width: 90, height: 90, flip_horizontal: true, flip_vertical: true }],
  ])('QR at %s', async (_, set) => {
    const drawing = await drawCode('Qrcode', number, set);
    expect(drawing.findings).toEqual([]);
    expect(await decode(drawing)).toEqual([{ format: 'QRCode', text: number }]);
  });

  it.each(['订单：一二三四五六七', 'https://example.com/o/42?a=b&c=d', 'x'.repeat(300)])(
    'QR of %s',
    async (content) => {
      expect(await decode(await drawCode('Qrcode', content, { width: 240, height: 240 }))).toEqual([
        { format: 'QRCode', text: content },
      ]);
    },
  );

  it('draws a quiet zone that keeps a QR code readable on a dark background', async () => {
    expect(await decode(await drawCode('Qrcode', number, {}, { ground: '#203050' }))).toEqual([
      { format: 'QRCode', text: number },
    ]);
  });

  it.each([
    ['the smallest size', { width: 154, height: 20 }],
    ['a usual size', { width: 400, height: 80 }],
    ['between whole pixels', { left: 30.4, top: 30.7, width: 333.3, height: 61.2 }],
    ['turned', { width: 470, height: 90, rotate: 10 }],
  ])('barcode at %s', async (_, set) => {
    const drawing = await drawCode('Barcode', number, set);
    expect(drawing.findings).toEqual([]);
    expect(await decode(drawing)).toEqual([{ format: 'Code128', text: number }]);
  });

  it.each(['A', '1234', '12345', 'a1b2-C3 d456', 'AB123456CD', '~!"#$%&()'])('barcode of %s', async (content) => {
    expect(await decode(await drawCode('Barcode', content, { width: 500, height: 60 }))).toEqual([
      { format: 'Code128', text: content },
    ]);
  });

  it.each([
    ['QR of 2 px a module, at half a pixel', 'Qrcode', { left: 30.5, top: 30.5, width: 58, height: 58 }],
    [
      'QR of 2 px a module, turned by a quarter',
      'Qrcode',
      { left: 30.3, top: 30.7, width: 59, height: 58, rotate: 90 },
    ],
    ['barcode of 1 px a module, at half a pixel', 'Barcode', { left: 30.5, top: 30.5, width: 154, height: 30 }],
    ['barcode of 1 px a module, turned', 'Barcode', { left: 90.4, top: 90.5, width: 154.6, height: 31, rotate: 270 }],
  ] as const)('%s lies on whole pixels', async (_, type, set) => {
    const drawing = await drawCode(type, number, set);
    const grays = drawing.data.filter((value, at) => at % 4 === 0 && value > 0 && value < 255);
    expect(grays.length).toBe(0);
    expect(await decode(drawing)).toMatchObject([{ text: number }]);
  });

  it('reports a code as too small by its size in millimeters, not in pixels', async () => {
    const [coarse, fine] = await Promise.all(
      [150, 600].map((dpi) => drawCode('Qrcode', number, { width: 60, height: 60 }, { dpi })),
    );
    expect(coarse?.findings).toEqual([]);
    expect(fine?.findings).toMatchObject([{ kind: 'code_too_small', detail: '7.4' }]);
  });

  it.each([
    ['nothing lies over it', [], []],
    ['a corner is covered', [box('#ffffff', { left: 30, top: 30, width: 60, height: 60 })], ['code_unreadable']],
  ] as const)('production images are read back, where %s', async (_, over, refused) => {
    const drawn = codeScene('Qrcode', number, { width: 100, height: 100 }, { over });
    const stream = new PassThrough().resume();
    const printed = renderToPng(drawn, await loadAssets(drawn, corpusSource), stream).then(
      () => [],
      (error: RefusedError) => error.findings.map(({ kind }) => kind),
    );
    expect(await printed).toEqual(refused);
  });

  it.each([10, 45, 80, 123, 200, 315])('a barcode turned by %d° is printed, unless it is covered', async (rotate) => {
    const [width, height] = [500, 500];
    const print = async (over: readonly Layer[]) => {
      const code = layer('Barcode', { left: 100, top: 220, width: 308, height: 60, rotate });
      const facts = { ...sampleFacts, barcode: number };
      const group = layer('QrcodeGroup', { width, height }, [code]);
      const drawn = scene([box('#ffffff', { width, height }), group, ...over], { facts, dpi: 150 }, { width, height });
      const stream = new PassThrough().resume();
      return renderToPng(drawn, await loadAssets(drawn, corpusSource), stream).then(
        () => [],
        (error: RefusedError) => error.findings.map(({ kind }) => kind),
      );
    };
    expect(await print([])).toEqual([]);
    // In the middle of the code, and taller than the bars at every angle.
    const bar = box('#ffffff', { left: 230, top: 210, width: 40, height: 80, rotate });
    expect(await print([bar])).toEqual(['code_unreadable']);
  });

  it('reports a code that is too small or cannot be encoded', async () => {
    expect((await drawCode('Barcode', number, { width: 153 })).findings).toMatchObject([
      { kind: 'code_too_small', detail: '26.1' },
    ]);
    expect((await drawCode('Qrcode', number, { width: 57, height: 57 })).findings).toMatchObject([
      { kind: 'code_too_small', detail: '9.9' },
    ]);
    expect((await drawCode('Barcode', '中文', {})).findings).toMatchObject([{ kind: 'code_not_encodable' }]);
    expect((await drawCode('Qrcode', '中'.repeat(3000), {})).findings).toMatchObject([{ kind: 'code_not_encodable' }]);
  });
});
