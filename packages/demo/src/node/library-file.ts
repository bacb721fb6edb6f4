import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { drawPicture } from '../catalogue/draw.ts';
import type { DemoLibraryFile } from '../catalogue/libraries.ts';

export async function drawLibraryFile(file: DemoLibraryFile): Promise<Buffer> {
  if (file.format === 'png') return drawPicture(file.picture, 'png');
  const zip = new ZipFile();
  for (const { filename, picture } of file.entries) zip.addBuffer(drawPicture(picture), filename, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
