import type { Scene } from '@platen/design/scene';
import { type Assets, draw, loadAssets, scaleForWidth } from '../src/browser.ts';
import { drawInStrips } from './draw-in-strips.ts';

/** What the test calls in the page, with files from the test's own server. Texts in and out: not every driver has more. */
declare global {
  interface Window {
    /** Draws a scene in strips of so many rows. Its pixels in base 64, or only their digest. */
    drawForTest: (scene: string, rows: number, wants: 'pixels' | 'digest', widthMaxPx: number) => Promise<string>;
  }
}

async function fetchBytes(path: string): Promise<Uint8Array | undefined> {
  const response = await fetch(path);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

let known: Assets = { fonts: new Map(), images: new Map() };

window.drawForTest = async (text, rows, wants, widthMaxPx) => {
  const scene = JSON.parse(text) as Scene;
  const source = {
    font: (font: string) => fetchBytes(`/fonts/${encodeURIComponent(font)}`),
    image: (url: string) => fetchBytes(`/pictures/${encodeURIComponent(url)}`),
  };
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
