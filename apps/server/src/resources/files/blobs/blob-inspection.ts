import { imagePixelsMax } from '@platen/model/blobs';
import { appError } from '../../../platform/app-error.ts';
import { hasTooManyPixels, type ImageSize } from '../../../platform/images/image-size.ts';
import type { Pictures } from '../../../platform/images/pictures.ts';
import { claimedKind, type ContentType, extensionsOf, fileKindOf } from '../../../platform/store/file-types.ts';
import { sniffContentType } from '../../../platform/store/sniff.ts';
import type { ByteSource } from '../../../platform/store/store.ts';

export interface Inspected {
  contentType: ContentType;
  /** Only of pictures. */
  size: ImageSize | undefined;
}

interface Claim {
  filename: string;
  contentType: string;
  ownerId: number | null;
}

/** Reads from the bytes what a file is; refuses what is not what it claims, and pictures without a size. */
export async function inspectFile(pictures: Pictures, source: ByteSource, claim: Claim): Promise<Inspected> {
  const { filename } = claim;
  const contentType = await sniffContentType(source);
  const kind = fileKindOf(contentType);
  const claimed = claimedKind(claim);
  if (claimed && kind !== claimed) {
    throw appError('file_type_wrong', { filename, allowed: extensionsOf(claimed).join(', ') });
  }
  if (kind !== 'image') return { contentType, size: undefined };
  const size = await pictures.readSize(source, claim.ownerId);
  if (!size) throw appError('image_unreadable', { filename });
  if (hasTooManyPixels(size)) throw appError('image_too_many_pixels', { filename, limit: imagePixelsMax });
  return { contentType, size };
}
