import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { sceneOf } from '@platen/design/scene';
import { loadAssets, render } from '@platen/render/node';
import { fontFile, fontName, fontPath, wordsLayer } from './materials.ts';

const poem = '春眠不觉晓处处闻啼鸟夜来风雨声花落知多少 Hello world';
const glyphCount = [...poem].length;
const rounds = 150;

export interface GlyphSpeed {
  readonly sizePx: number;
  readonly ours: number;
  readonly fillText: number;
}

/** Glyphs a second on a canvas of 1500 × 1500, once everything has been seen before; text that changes its place. */
export async function measureGlyphs(sizePx: number): Promise<GlyphSpeed> {
  const size = { width: 1500, height: 1500 };
  const source = { font: async () => fontFile.bytes, image: async () => undefined };
  const linesOf = (round: number) =>
    Array.from({ length: 8 }, (_, line) => ({
      words: poem,
      left: 10 + (round % 7),
      top: line * 180,
      width: 1480,
      sizePx,
      color: '#102030',
    }));
  const scenes = Array.from({ length: rounds }, (_, round) =>
    sceneOf({ ...size, layers: linesOf(round).map(wordsLayer) }),
  );
  const assets = await loadAssets(scenes[0] ?? sceneOf({ ...size, layers: [] }), source);
  const empty = sceneOf({ ...size, layers: [] });

  const ours = speedOf((round) => void render(scenes[round] ?? empty, assets));
  const emptyOurs = timeOf(() => void render(empty, assets));

  GlobalFonts.registerFromPath(fontPath, fontName);
  const fillText = speedOf((round) => {
    const context = createCanvas(size.width, size.height).getContext('2d');
    context.font = `${sizePx}px "${fontName}"`;
    context.textAlign = 'center';
    context.fillStyle = '#102030';
    for (const { words, left, top, width } of linesOf(round)) context.fillText(words, left + width / 2, top + sizePx);
    context.getImageData(0, 0, size.width, size.height);
  });
  const emptyFill = timeOf(
    () => void createCanvas(size.width, size.height).getContext('2d').getImageData(0, 0, size.width, size.height),
  );
  const total = rounds * 8 * glyphCount;
  return { sizePx, ours: total / (ours - emptyOurs), fillText: total / (fillText - emptyFill) };
}

/** Seconds for all rounds. */
function speedOf(draw: (round: number) => void): number {
  for (let round = 0; round < 10; round++) draw(round);
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round++) draw(round);
  return (performance.now() - startedAt) / 1000;
}

function timeOf(draw: () => void): number {
  return speedOf(draw);
}
