import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { Scene } from '@platen/design/scene';
import { type Assets, draw, loadAssets, newPlanPainter, scaleForWidth } from '../src/browser.ts';
import { imageSize } from '../src/drawing.ts';
import { drawInStrips, stripsOf } from './draw-in-strips.ts';

/** The functions that the tests call in the page. They take and return strings, which both browser drivers can pass. */
declare global {
  interface Window {
    /** Draws a scene in strips of `rows`. Returns its pixels in base 64, or only their digest. */
    drawForTest: (scene: string, rows: number, wants: 'pixels' | 'digest', widthMaxPx: number) => Promise<string>;
    /**
     * Shows a plan on a canvas in pieces of `rows`, as an editor does. Returns its findings and the number of pixels
     * that differ from `expected` (base 64).
     */
    compareForTest: (plan: string, widthMaxPx: number, rows: number, expected: string) => Promise<string>;
  }
}

async function fetchBytes(path: string): Promise<Uint8Array | undefined> {
  const response = await fetch(path);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

const source = {
  font: (font: string) => fetchBytes(`/fonts/${encodeURIComponent(font)}`),
  image: (url: string) => fetchBytes(`/pictures/${encodeURIComponent(url)}`),
};
const planPainter = newPlanPainter(source);

let known: Assets = { fonts: new Map(), images: new Map() };

window.drawForTest = async (text, rows, wants, widthMaxPx) => {
  const scene = JSON.parse(text) as Scene;
  const assets = await loadAssets(scene, source, known);
  known = {
    fonts: new Map([...known.fonts, ...assets.fonts]),
    images: new Map([...known.images, ...assets.images]),
  };
  const { data, findings } = drawInStrips(draw, scene, assets, rows, scaleForWidth(scene, widthMaxPx));
  const bytes = data as Uint8ClampedArray<ArrayBuffer>;
  const pixels = wants === 'pixels' ? await toBase64(bytes) : await digestOf(bytes);
  return JSON.stringify({ pixels, findings: JSON.stringify(findings) });
};

window.compareForTest = async (text, widthMaxPx, rows, expected) => {
  const plan = JSON.parse(text) as DrawingPlan;
  const scale = scaleForWidth(plan.scene, widthMaxPx);
  const parts = stripsOf(imageSize(plan.scene, scale), rows);
  const strips = await planPainter.drawPieces(
    plan,
    scale,
    parts.map((part) => ({ part })),
  );
  const wanted = Uint8ClampedArray.from(atob(expected), (character) => character.charCodeAt(0));
  let differing = 0;
  for (const [index, { width, height, top }] of parts.entries()) {
    const drawn = strips[index]?.data as Uint8ClampedArray<ArrayBuffer>;
    const agreed = wanted.subarray(top * width * 4, (top + height) * width * 4);
    const [shown, expectedShown] = [drawn, agreed].map((data) => wordsShown(data, width, height));
    differing += shown?.reduce((count, pixel, at) => count + (pixel === expectedShown?.[at] ? 0 : 1), 0) ?? 0;
  }
  return JSON.stringify({ differing, findings: strips.map(({ findings }) => JSON.stringify(findings)) });
};

/** The pixels that a canvas returns after `putImageData`, because canvases round translucent pixels. */
function wordsShown(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Uint32Array {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.putImageData(new ImageData(data, width, height), 0, 0);
  return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
}

async function digestOf(bytes: Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function toBase64(data: Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([data]));
  await new Promise((resolve) => reader.addEventListener('load', resolve, { once: true }));
  return (reader.result as string).replace(/^[^,]*,/, '');
}
