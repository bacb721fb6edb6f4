import { buffer } from 'node:stream/consumers';
import type { PrintOptions } from '@platen/design/print-options';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { findBlobByUrl, openBlob } from '../blobs/blobs.service.ts';

/** More than any press's; it is held in memory while an image is printed. */
const profileBytesMax = 16 * 1024 * 1024;

/** The profile of a press; nothing where the image stays in sRGB. What a template needs cannot be deleted. */
export async function readPrintProfile(ctx: FileContext, { profile }: PrintOptions): Promise<Buffer | undefined> {
  if (profile === '') return undefined;
  const blob = await findBlobByUrl(ctx.db, profile);
  if (!blob) throw new Error(`there is no file ${profile}`);
  return buffer(await openBlob(ctx, blob));
}

/** Whether the file behind an address is a profile of four colours. */
export async function isPressProfile(ctx: FileContext, url: string): Promise<boolean> {
  const blob = await findBlobByUrl(ctx.db, url);
  if (!blob || blob.byte_size < 128 || blob.byte_size > profileBytesMax) return false;
  const bytes = await buffer(await openBlob(ctx, blob));
  const tag = (at: number) => bytes.toString('latin1', at, at + 4);
  return tag(36) === 'acsp' && tag(16) === 'CMYK' && bytes.readUInt32BE(0) <= bytes.length;
}
