import { draw, loadAssets } from '../src/browser.ts';
import { corpus } from './corpus.ts';

/** What the test calls in the page: draws a scene of the corpus with files from the test's own server. */
declare global {
  interface Window {
    drawCorpusScene: (name: string) => Promise<{ width: number; height: number; base64: string; findings: string }>;
  }
}

async function fetchBytes(path: string): Promise<Uint8Array | undefined> {
  const response = await fetch(path);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

window.drawCorpusScene = async (name) => {
  const scene = corpus[name];
  if (!scene) throw new Error(`no scene ${name}`);
  const assets = await loadAssets(scene, {
    font: (font) => fetchBytes(`/fonts/${encodeURIComponent(font)}`),
    image: (url) => fetchBytes(`/pictures/${encodeURIComponent(url)}`),
  });
  const { width, height, data, findings } = draw(scene, assets);
  return { width, height, base64: await toBase64(data), findings: JSON.stringify(findings) };
};

async function toBase64(data: Uint8ClampedArray): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([data as Uint8ClampedArray<ArrayBuffer>]));
  await new Promise((resolve) => reader.addEventListener('load', resolve, { once: true }));
  return (reader.result as string).replace(/^[^,]*,/, '');
}
