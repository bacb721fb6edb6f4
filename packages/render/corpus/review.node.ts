import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareImages, type Image } from './compare.ts';
import { corpus } from './corpus.ts';
import { drawOnServer, encodePng, readGolden, writeGolden } from './goldens.node.ts';

/**
 * Shows the differences from the golden images on one page: golden, drawn now, and difference side by side. `--accept`
 * replaces the golden images with what is drawn now; look at the page first.
 */
const accepts = process.argv.includes('--accept');
const reviewDir = join(import.meta.dirname, '../../../.cache/render-review');
const sections: string[] = [];

for (const [name, scene] of Object.entries(corpus)) {
  const drawn = await drawOnServer(scene);
  const golden = await readGolden(name);
  const difference = golden && compareImages(drawn, golden);
  if (difference?.count === 0) continue;
  const figures = difference ? `${difference.count} pixels, by up to ${difference.largest}` : 'new';
  process.stdout.write(`${name}: ${figures}\n`);
  sections.push(await sectionOf(name, figures, golden, drawn));
  if (accepts) await writeGolden(name, drawn);
}

mkdirSync(reviewDir, { recursive: true });
const page = join(reviewDir, 'index.html');
const style = 'body{font:14px sans-serif;background:#ddd}img{margin:4px;background:#fff;image-rendering:pixelated}';
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><style>${style}</style>${sections.join('') || 'Nothing changed.'}`,
);
process.stdout.write(
  `${sections.length} of ${Object.keys(corpus).length} scenes changed: ${pathToFileURL(page).href}\n`,
);

async function sectionOf(name: string, figures: string, golden: Image | undefined, drawn: Image): Promise<string> {
  const images = golden ? [golden, drawn, highlight(golden, drawn)] : [drawn];
  const shown = await Promise.all(images.map(toImg));
  return `<h3>${name} (${figures})</h3>${shown.join('')}`;
}

async function toImg(image: Image): Promise<string> {
  const base64 = Buffer.from(await encodePng(image)).toString('base64');
  return `<img width="${image.width * 1.5}" src="data:image/png;base64,${base64}">`;
}

/** Fades equal pixels and paints every difference red, however small. */
function highlight(golden: Image, drawn: Image): Image {
  const data = new Uint8ClampedArray(drawn.data);
  for (let at = 0; at < data.length; at += 4) {
    const isSame = [0, 1, 2, 3].every((channel) => golden.data[at + channel] === drawn.data[at + channel]);
    if (isSame) data[at + 3] = (data[at + 3] ?? 0) / 6;
    else data.set([255, 0, 0, 255], at);
  }
  return { width: drawn.width, height: drawn.height, data };
}
