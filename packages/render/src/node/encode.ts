import sharp from 'sharp';
import type { Drawing } from '../drawing.ts';
import { areOpaque } from '../images/opacity.ts';
import { packTriplets } from '../pixel-words.ts';
import { compressStrip, pngHead, pngStrip, pngTail } from './png.ts';

// A thread draws beside others, one for each core: more threads within it would only take turns with them.
sharp.concurrency(1);
sharp.cache(false);

export type ImageFormat = 'jpeg' | 'png' | 'webp';

export interface EncodeOptions {
  readonly format: ImageFormat;
  /** 1–100; of no meaning for PNG, which loses nothing. */
  readonly quality: number;
  /** Written into the file. */
  readonly dpi: number;
}

const encoders: Record<ImageFormat, (drawing: Drawing, options: EncodeOptions) => Promise<Uint8Array>> = {
  // Standard code tables: a third of the time, for a file a tenth larger that is looked at once.
  jpeg: (drawing, { quality, dpi }) =>
    onPaper(drawing).withDensity(dpi).jpeg({ quality, optimiseCoding: false }).toBuffer(),
  webp: (drawing, { quality, dpi }) => rawImage(drawing).withDensity(dpi).webp({ quality }).toBuffer(),
  png: encodePng,
};

/**
 * An image as a file, whole in memory: for effect images. Production images are streamed by `renderToPng`. A JPEG is made
 * in the drawing's own memory, whose pixels are no more.
 */
export function encodeImage(drawing: Drawing, options: EncodeOptions): Promise<Uint8Array> {
  return encoders[options.format](drawing, options);
}

/** JPEG knows no transparency; paper is white. */
function onPaper(drawing: Drawing) {
  const { width, height, data } = drawing;
  if (!drawing.isOpaque && !areOpaque(data)) return rawImage(drawing).flatten({ background: '#ffffff' });
  // Sharp would take longer to leave out the fourth channel.
  return sharp(packTriplets(data), { raw: { width, height, channels: 3 } });
}

function rawImage({ data, width, height }: Drawing) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function encodePng(drawing: Drawing, { dpi }: EncodeOptions): Promise<Uint8Array> {
  const { width, height, data } = drawing;
  const image = { width, height, dpi, isOpaque: drawing.isOpaque || areOpaque(data) };
  const strip = compressStrip(data, image);
  return Buffer.concat([pngHead(image), ...pngStrip(strip), pngTail([strip])]);
}
