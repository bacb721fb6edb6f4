import sharp from 'sharp';
import type { Drawing } from '../drawing.ts';
import { areOpaque } from '../images/opacity.ts';
import { packTriplets } from '../pixel-words.ts';
import { compressStrip, pngHead, pngStrip, pngTail } from './png.ts';

// There is a render thread for each core already, so more threads of libvips would only compete with them.
sharp.concurrency(1);
sharp.cache(false);

export type ImageFormat = 'jpeg' | 'png' | 'webp';

export interface EncodeOptions {
  readonly format: ImageFormat;
  /** The quality of a lossy format, 1–100. It is ignored for PNG. */
  readonly quality: number;
  /** The resolution that is stated in the file. It does not change the pixels. */
  readonly dpi: number;
}

const encoders: Record<ImageFormat, (drawing: Drawing, options: EncodeOptions) => Promise<Uint8Array>> = {
  // The standard Huffman tables take a third of the time, and files that are mostly viewed once get a tenth larger.
  jpeg: (drawing, { quality, dpi }) =>
    onPaper(drawing).withDensity(dpi).jpeg({ quality, optimiseCoding: false }).toBuffer(),
  webp: (drawing, { quality, dpi }) => rawImage(drawing).withDensity(dpi).webp({ quality }).toBuffer(),
  png: encodePng,
};

/**
 * Encodes an image completely in memory, which is meant for effect images: production images are streamed by
 * `renderToPng`. Encoding a JPEG overwrites the pixels of the drawing.
 */
export function encodeImage(drawing: Drawing, options: EncodeOptions): Promise<Uint8Array> {
  return encoders[options.format](drawing, options);
}

/** Blends transparent pixels onto white, the color of paper, because JPEG has no alpha channel. */
function onPaper(drawing: Drawing) {
  const { width, height, data } = drawing;
  if (!drawing.isOpaque && !areOpaque(data)) return rawImage(drawing).flatten({ background: '#ffffff' });
  // Sharp would take longer to remove the alpha channel.
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
