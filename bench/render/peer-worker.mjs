/** A thread of the peers: draws the same order with common libraries. */
import { parentPort, workerData } from 'node:worker_threads';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';

/**
 * @typedef {{ words: string, left: number, top: number, width: number, sizePx: number, color: string }} Words
 * @typedef {{ photo: Uint8Array, words: Words[] }} Order
 * @typedef {{ left: number, top: number, width: number, height: number }} Place
 */

/** @type {{ ground: Uint8Array, fontPath: string, fontName: string, sidePx: number, place: Place }} */
const { ground, fontPath, fontName, sidePx, place } = workerData;
sharp.concurrency(1);
sharp.cache(false);
GlobalFonts.registerFromPath(fontPath, fontName);
/** @type {import('@napi-rs/canvas').Image | undefined} */
let groundImage;

/** @type {Record<string, (order: Order) => Promise<Uint8Array>>} */
const draws = {
  /** Photo and background with sharp, the text as SVG. */
  async sharp_svg({ photo, words }) {
    const small = await sharp(photo).resize(place.width, place.height).toBuffer();
    const texts = words.map(({ words: text, left, top, width, sizePx, color }) => {
      return `<text x="${left + width / 2}" y="${top + sizePx}" font-family="${fontName}" font-size="${sizePx}" fill="${color}" text-anchor="middle">${text}</text>`;
    });
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}">${texts.join('')}</svg>`,
    );
    return sharp(ground)
      .composite([
        { input: small, left: place.left, top: place.top },
        { input: svg, left: 0, top: 0 },
      ])
      .jpeg({ quality: 80 })
      .toBuffer();
  },

  /** Everything on a canvas, the text with `fillText`. */
  async filltext({ photo, words }) {
    groundImage ??= await loadImage(Buffer.from(ground));
    const canvas = createCanvas(sidePx, sidePx);
    const context = canvas.getContext('2d');
    context.drawImage(groundImage, 0, 0);
    context.drawImage(await loadImage(Buffer.from(photo)), place.left, place.top, place.width, place.height);
    context.textAlign = 'center';
    for (const { words: text, left, top, width, sizePx, color } of words) {
      context.font = `${sizePx}px "${fontName}"`;
      context.fillStyle = color;
      context.fillText(text, left + width / 2, top + sizePx);
    }
    return canvas.encode('jpeg', 80);
  },
};

/** @param {{ peer: string, order: Order }} ask */
async function answer({ peer, order }) {
  const bytes = await draws[peer]?.(order);
  parentPort?.postMessage(bytes?.length);
}

parentPort?.on('message', (/** @type {{ peer: string, order: Order }} */ ask) => void answer(ask));
