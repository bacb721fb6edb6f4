import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { DemoLibraryFile } from '../catalogue/libraries.ts';
import type { PictureSpec } from '../catalogue/picture.ts';
import { drawPicture } from './draw.ts';

/** @param drawn the previews of the library, which its zip contains */
export async function drawLibraryFile(file: DemoLibraryFile, drawn: ReadonlyMap<PictureSpec, Buffer>): Promise<Buffer> {
  if (file.format === 'png') return drawPicture(file.picture, 'png');
  const zip = new ZipFile();
  for (const { filename, picture } of file.entries) {
    zip.addBuffer(drawn.get(picture) ?? (await drawPicture(picture)), filename, { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}
