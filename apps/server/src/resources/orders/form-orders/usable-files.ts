import type { StoredBlob } from '@platen/model/blobs';
import type { OrderFile } from '@platen/ordering/order-rules';
import { fileKindOf } from '../../../platform/store/file-types.ts';

/** A file of the customer's own, as an order takes it. */
export interface UsableFile extends OrderFile {
  readonly id: number;
}

export function toUsableFile({ id, url, filename, content_type, metadata: { width, height } }: StoredBlob): UsableFile {
  return { id, url, filename, isImage: fileKindOf(content_type) === 'image', width, height };
}
