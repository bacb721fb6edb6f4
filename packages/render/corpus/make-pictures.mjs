/** Generates the pictures of the corpus. They are committed; run this only to add one. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const dir = join(import.meta.dirname, 'pictures');

/** @param {number} width @param {number} height @param {(x: number, y: number) => number[]} at */
function paint(width, height, at) {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data.set(
        at(x, y).map((value) => Math.max(0, Math.min(255, Math.round(value)))),
        (y * width + x) * 4,
      );
  }
  return sharp(data, { raw: { width, height, channels: 4 } });
}

let seed = 7;
const noise = () => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return (seed >> 16) & 255;
};

const photo = () =>
  paint(360, 240, (x, y) => {
    const sky = y < 130;
    const sun = Math.hypot(x - 270, y - 60) < 32;
    const hill = y > 150 - 40 * Math.sin(x / 57);
    if (sun) return [255, 214, 90, 255];
    if (hill) return [40 + y / 4 + noise() / 16, 110 + x / 9 + noise() / 16, 60, 255];
    return sky ? [120 + x / 6, 170 + y / 3, 240, 255] : [200, 190 + y / 9, 170, 255];
  });
const arrow = () =>
  paint(90, 60, (x, y) =>
    (x > 8 && x < 60 && y > 24 && y < 36) || (x >= 55 && Math.abs(y - 30) < 88 - x)
      ? [200, 30, 60, 255]
      : [235, 235, 245, 255],
  );
const glass = () =>
  paint(96, 96, (x, y) => [noise(), 128 + x, 255 - y, Math.max(0, 255 - Math.hypot(x - 48, y - 48) * 5.2)]);
const dots = () =>
  paint(24, 24, (x, y) => (Math.hypot(x - 12, y - 12) < 7 ? [100, 108, 255, 255] : [255, 255, 255, 0]));
const stripes = () => paint(40, 20, (x, y) => ((x + y * 2) % 40 < 20 ? [250, 180, 40, 255] : [30, 60, 120, 255]));
const fine = () =>
  paint(400, 300, (x, y) => (((x >> 1) + (y >> 1)) % 2 ? [20, 20, 20, 255] : [(x * 3) % 256, 255 - x / 2, y / 2, 255]));

/**
 * @param {string} name
 * @param {import('sharp').Sharp} image
 */
const save = async (name, image) => writeFileSync(join(dir, name), await image.toBuffer());
await save('photo.jpg', photo().flatten().jpeg({ quality: 92 }));
await save('photo-420.jpg', photo().flatten().jpeg({ quality: 60, chromaSubsampling: '4:2:0' }));
await save('photo-progressive.jpg', photo().flatten().jpeg({ quality: 85, progressive: true }));
await save('gray.jpg', photo().flatten().greyscale().jpeg({ quality: 90 }));
for (const orientation of [2, 3, 6, 8]) {
  await save(`arrow-exif-${orientation}.jpg`, arrow().flatten().jpeg({ quality: 95 }).withMetadata({ orientation }));
}
await save('arrow.png', arrow().png());
await save('glass.png', glass().png());
await save('palette.png', stripes().png({ palette: true, colors: 4 }));
await save('dots.png', dots().png());
await save('stripes.png', stripes().png());
await save('fine.png', fine().flatten().png());
await save('photo.webp', photo().flatten().webp({ quality: 85 }));
await save('glass.webp', glass().webp({ lossless: true }));
await save('photo.avif', photo().flatten().avif({ quality: 70 }));
await save('stripes.gif', stripes().gif());
await save('damaged.png', sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png());
writeFileSync(join(dir, 'damaged.png'), Buffer.from('89504e470d0a1a0a0000000d49484452000000ff', 'hex'));
