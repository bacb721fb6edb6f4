import type { StoredBlob } from '@platen/model/files/blobs';
import type { OrderFile } from '@platen/ordering/order-rules';
import type { Context } from '../../../platform/context.ts';
import { fileKindOf } from '../../../platform/store/file-types.ts';
import { findReferencedBlobs } from '../../files/blobs/blobs.service.ts';

/** A customer's own file, as orders use it. */
export interface UsableFile extends OrderFile {
  readonly id: number;
}

function toUsableFile({ id, url, filename, content_type, metadata }: StoredBlob): UsableFile {
  const { width, height, is_blank: isBlank } = metadata;
  return { id, url, filename, isImage: fileKindOf(content_type) === 'image', width, height, isBlank };
}

/**
 * The customer's own files by address, including announced files without bytes, so that they can be named in errors.
 */
export async function findOrderFiles(ctx: Context, urls: Iterable<string>): Promise<Map<string, UsableFile>> {
  const { usable, unsent } = await findReferencedBlobs(ctx, urls);
  return new Map([
    ...[...usable].map(([url, blob]) => [url, toUsableFile(blob)] as const),
    ...[...unsent].map(([url, blob]) => [url, { ...toUsableFile(blob), isImage: false, isUnsent: true }] as const),
  ]);
}
