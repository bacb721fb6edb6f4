import type { StoredBlob } from '@platen/model/blobs';
import type { OrderFile } from '@platen/ordering/order-rules';
import type { Context } from '../../../platform/context.ts';
import { fileKindOf } from '../../../platform/store/file-types.ts';
import { findReferencedBlobs } from '../../files/blobs/blobs.service.ts';

/** A file of the customer's own, as an order takes it. */
export interface UsableFile extends OrderFile {
  readonly id: number;
}

function toUsableFile({ id, url, filename, content_type, metadata: { width, height } }: StoredBlob): UsableFile {
  return { id, url, filename, isImage: fileKindOf(content_type) === 'image', width, height };
}

/** The customer's own files behind addresses, and those that were announced and never sent, so that they are named. */
export async function findOrderFiles(ctx: Context, urls: Iterable<string>): Promise<Map<string, UsableFile>> {
  const { usable, unsent } = await findReferencedBlobs(ctx, urls);
  return new Map([
    ...[...usable].map(([url, blob]) => [url, toUsableFile(blob)] as const),
    ...[...unsent].map(([url, blob]) => [url, { ...toUsableFile(blob), isImage: false, isUnsent: true }] as const),
  ]);
}
