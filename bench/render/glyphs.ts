import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { type Scene, sceneOf } from '@platen/design/scene';
import { loadAssets, render } from '@platen/render/node';
import { fontFile, fontName, fontPath, wordsLayer } from './materials.ts';

const poem = '春眠不觉晓处处闻啼鸟夜来风雨声花落知多少 Hello world';
const glyphCount = [...poem].length;
const rounds = 40;
const repeats = 3;
const size = { width: 1500, height: 1500 };

export interface GlyphSpeed {
  readonly ours: number;
  readonly fillText: number;
}

/**
 * Glyphs per second with warm caches, in lines whose positions change. Measured in CPU time, minus the time of an empty
 * canvas, so that neither other load nor the canvas counts.
 */
export async function measureGlyphs(sizePx: number): Promise<GlyphSpeed> {
  // As many lines as fit, so that the text dominates the time.
  const pitchPx = sizePx * 1.25;
  const lineCount = Math.floor(size.height / pitchPx);
  const linesOf = (round: number) =>
    Array.from({ length: lineCount }, (_, line) => {
      return { words: poem, left: 10 + (round % 7), top: line * pitchPx, width: 1480, sizePx, color: '#102030' };
    });
  const empty = sceneOf({ ...size, layers: [] });
  const scenes = Array.from({ length: rounds }, (_, round): Scene => {
    return sceneOf({ ...size, layers: linesOf(round).map(wordsLayer) });
  });
  const assets = await loadAssets(scenes[0] ?? empty, {
    font: async () => fontFile.bytes,
    image: async () => undefined,
  });
  const ours = secondsOf((round) => void render(scenes[round] ?? empty, assets));
  const oursEmpty = secondsOf(() => void render(empty, assets));

  GlobalFonts.registerFromPath(fontPath, fontName);
  const fill = (lines: ReturnType<typeof linesOf>) => {
    const context = createCanvas(size.width, size.height).getContext('2d');
    context.font = `${sizePx}px "${fontName}"`;
    context.textAlign = 'center';
    context.fillStyle = '#102030';
    for (const { words, left, top, width } of lines) context.fillText(words, left + width / 2, top + sizePx);
    context.getImageData(0, 0, size.width, size.height);
  };
  const fillText = secondsOf((round) => fill(linesOf(round)));
  const fillEmpty = secondsOf(() => fill([]));
  const total = rounds * lineCount * glyphCount;
  return { ours: total / Math.max(1e-3, ours - oursEmpty), fillText: total / Math.max(1e-3, fillText - fillEmpty) };
}

/** The fastest of several runs, because other load can only make a run slower. */
function secondsOf(draw: (round: number) => void): number {
  for (let round = 0; round < 10; round++) draw(round);
  const runs = Array.from({ length: repeats }, () => {
    const startedAt = process.cpuUsage();
    for (let round = 0; round < rounds; round++) draw(round);
    const { user, system } = process.cpuUsage(startedAt);
    return (user + system) / 1e6;
  });
  return Math.min(...runs);
}
