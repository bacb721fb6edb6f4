import { readFile } from 'node:fs/promises';
import { ColorSpace, type IMagickImage, ImageMagick, initializeImageMagick } from '@imagemagick/magick-wasm';
import { type PageBox, PDFDocument, type PDFPage } from 'mupdf';

/** Reads our files with MuPDF and ImageMagick, which print shops use and which share no code with our writers. */

/** In points, from the top left of the page. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export function readPdf(file: Uint8Array) {
  const document = new PDFDocument(file);
  const page: PDFPage = document.loadPage(0);
  const boxOf = (box: PageBox): Box => page.getBounds(box).map((edge) => Math.round(edge * 1000) / 1000) as never;
  const image = document.loadImage(page.getObject().get('Resources', 'XObject', 'Image'));
  const [width, height] = [image.getWidth(), image.getHeight()];
  return {
    pageCount: document.countPages(),
    media: boxOf('MediaBox'),
    bleed: boxOf('BleedBox'),
    trim: boxOf('TrimBox'),
    image: { width, height, isCmyk: image.getColorSpace()?.isCMYK(), pixels: image.toPixmap().getPixels() },
  };
}

let started: Promise<void> | undefined;

/** A picture as ImageMagick reads it, with the channels of its own color space. */
export async function readByMagick(file: Uint8Array) {
  started ??= readFile(new URL(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'))).then((wasm) =>
    initializeImageMagick(wasm),
  );
  await started;
  return ImageMagick.read(file, (image: IMagickImage) => {
    const { format, width, height, density } = image;
    const isCmyk = image.colorSpace === ColorSpace.CMYK;
    return {
      format,
      width,
      height,
      isCmyk,
      dpi: { x: density.x, y: density.y },
      profile: Buffer.from(image.getColorProfile()?.data ?? []),
      pixels: image.getPixels((pixels) => pixels.toByteArray(0, 0, width, height, isCmyk ? 'CMYK' : 'RGB')),
    };
  });
}
