import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { chunk, noise, pngOf, pngWithClaimedSize, type SampleFile, zipOf } from './sample-files.ts';

const pacifico = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf',
);
const [png, jpeg, ttf] = ['image/png', 'image/jpeg', 'font/ttf'] as const;
const unreadable = 40013;
const cutOff = 40034;
const tooManyPixels = 40012;
const wrongType = 40011;

export interface HostileFile extends SampleFile {
  /** What refuses the file: the upload, or creating a font from it. */
  refusedBy: 'upload' | 'font';
  code?: number;
}

/** Malicious files, each of them small. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const photo = await noise(600, 400).jpeg().toBuffer();
  const progressive = await noise(600, 400).jpeg({ progressive: true }).toBuffer();
  const endOfJpeg = Buffer.from([0xff, 0xd9]);
  const drawing = await noise(300, 200).png().toBuffer();
  const font = await readFile(pacifico);
  const page = '<html><script>alert(1)</script></html>';
  const picture = (filename: string, type: string, bytes: Buffer, code = unreadable): HostileFile => ({
    filename,
    type,
    bytes,
    refusedBy: 'upload',
    code,
  });
  const brokenFont = (filename: string, bytes: Buffer): HostileFile => ({
    filename,
    type: ttf,
    bytes,
    refusedBy: 'font',
  });
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const changed = (bytes: Buffer, at: number, ...by: number[]) => {
    const copy = Buffer.from(bytes);
    copy.set(by, at);
    return copy;
  };
  return [
    picture('cut.png', png, cut(drawing, 0.5), cutOff),
    picture('cut.jpg', jpeg, cut(photo, 0.6)),
    picture('cut-progressive.jpg', jpeg, cut(progressive, 0.5)),
    // Ended like a whole file, by a program that repairs files: the rest would be printed gray.
    picture('cut-and-ended.jpg', jpeg, Buffer.concat([cut(photo, 0.6), endOfJpeg])),
    picture('cut-and-ended-progressive.jpg', jpeg, Buffer.concat([cut(progressive, 0.5), endOfJpeg])),
    picture('cut-and-followed.jpg', jpeg, Buffer.concat([cut(photo, 0.4), photo])),
    picture('cut.webp', 'image/webp', cut(await noise(300, 200).webp().toBuffer(), 0.6)),
    picture('cut.gif', 'image/gif', cut(await noise(300, 200).gif().toBuffer(), 0.5)),
    picture('cut.tif', 'image/tiff', cut(await noise(300, 200).tiff().toBuffer(), 0.5)),
    picture('cut.avif', 'image/avif', cut(await noise(300, 200).avif({ effort: 0 }).toBuffer(), 0.7)),
    picture('head-only.png', png, cut(drawing, 0.002), cutOff),
    picture('damaged.png', png, changed(drawing, 2000, ...Buffer.alloc(4000))),
    // A header that claims more than the file contains, within and beyond the limit.
    picture('claims-much.png', png, pngWithClaimedSize(15_000, 15_000)),
    picture('pixel-flood.png', png, pngWithClaimedSize(60_000, 60_000), tooManyPixels),
    picture('pixel-flood.jpg', jpeg, changed(photo, startOfFrame(photo) + 5, 0xff, 0, 0xff, 0), tooManyPixels),
    // Decompresses to a thousand times its size, without the promised rows.
    picture('bomb.png', png, pngOf(20_000, 10_000, [deflateSync(Buffer.alloc(30_000_000))])),
    picture('zip-bomb.png', png, await zipBomb(), wrongType),
    picture('zip-bomb.ttf', ttf, await zipBomb(), wrongType),
    picture('page.png', png, Buffer.from(page), wrongType),
    picture('page-in-gif.gif', 'image/gif', Buffer.from(`GIF89a/*${page}*/`)),
    picture('script.jpg', jpeg, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), wrongType),
    picture('zip-in-jpeg.jpg', jpeg, Buffer.concat([cut(photo, 0.4), await zipOf('evil.js')])),
    picture(
      'endless-text.png',
      png,
      pngOf(10, 10, [], [chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(50_000_000))]))]),
    ),
    brokenFont('cut.ttf', cut(font, 0.5)),
    brokenFont('tables-beyond.ttf', changed(font, 20, 0x7f, 0xff, 0xff, 0xff)),
    brokenFont('no-tables.ttf', changed(font, 4, 0, 1)),
    brokenFont('wrong-sums.ttf', Buffer.concat([cut(font, 0.01), Buffer.alloc(5000, 0xff)])),
  ];
}

/** Two hundred megabytes compressed to two hundred kilobytes. */
async function zipBomb(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(200_000_000), 'bomb');
  zip.end();
  return buffer(zip.outputStream);
}

/** The offset of the size in a JPEG. */
function startOfFrame(bytes: Buffer): number {
  return bytes.indexOf(Buffer.from([0xff, 0xc0]));
}

/** Thirty million pixels in very few bytes: a valid picture that takes long to decode. */
export function largePicture(): Promise<Buffer> {
  const create = { width: 6000, height: 5000, channels: 3, background: '#336699' } as const;
  return sharp({ create }).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer();
}
