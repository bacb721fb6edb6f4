import { buffer } from 'node:stream/consumers';
import type { PrintOptions } from '@platen/design/print-options';
import { openBlob } from '../blobs/blob-bytes.service.ts';
import { profileBytesMax } from '../blobs/blob-inspection.ts';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { findBlobByUrl } from '../blobs/blobs.service.ts';

/**
 * The press profile; undefined if the image stays in sRGB. The files of a template cannot be deleted, so it must exist.
 */
export async function readPrintProfile(ctx: FileContext, { profile }: PrintOptions): Promise<Buffer | undefined> {
  if (profile === '') return undefined;
  const blob = await findBlobByUrl(ctx.db, profile);
  if (!blob) throw new Error(`there is no file ${profile}`);
  return buffer(await openBlob(ctx, blob));
}

/** Whether the file at an address is a press profile. */
export async function isPressProfile(ctx: FileContext, url: string): Promise<boolean> {
  const blob = await findBlobByUrl(ctx.db, url);
  if (!blob || blob.byte_size > profileBytesMax) return false;
  return ctx.platform.pictures.isPressProfile(await buffer(await openBlob(ctx, blob)), null);
}
