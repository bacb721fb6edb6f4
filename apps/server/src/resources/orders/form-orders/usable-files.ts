import type { Blob } from '@platen/model/blobs';
import type { OrderFile } from '@platen/ordering/order-rules';
import { kindOf } from '../../../platform/store/file-types.ts';

/** A file of the customer's own, as an order takes it. */
export interface UsableFile extends OrderFile {
  readonly id: number;
}

export function toUsableFile({ id, url, filename, content_type, metadata: { width, height } }: Blob): UsableFile {
  return { id, url, filename, isImage: kindOf(content_type) === 'image', width, height };
}
