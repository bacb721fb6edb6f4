import { imagePixelsMax } from '@platen/model/files/blobs';
import { appError } from '../../../platform/errors/app-error.ts';
import { hasTooManyPixels, type ImageSize } from '../../../platform/images/image-size.ts';
import type { Pictures } from '../../../platform/images/pictures.ts';
import { type ContentType, claimedKind, extensionsOf, fileKindOf } from '../../../platform/store/file-types.ts';
import { sniffContentType } from '../../../platform/store/sniff.ts';
import type { ByteSource } from '../../../platform/store/store.ts';
import { toPictureError } from './prepared-picture.ts';

export interface InspectedFile {
  contentType: ContentType;
  /** Only set for pictures. */
  size: ImageSize | undefined;
}

interface Claim {
  filename: string;
  contentType: string;
  ownerId: number | null;
}

/** File names that declare a press color profile. */
const profileName = /\.ic[cm]$/i;
/** Larger than any real profile; it is held in memory while it is checked and used. */
export const profileBytesMax = 16 * 1024 * 1024;

/** Checked at upload, because otherwise the first order printed with a damaged profile would fail. */
async function checkProfile(pictures: Pictures, source: ByteSource, { filename, ownerId }: Claim): Promise<void> {
  const isUsable =
    source.byteSize <= profileBytesMax &&
    (await pictures.isPressProfile(await source.read(0, source.byteSize), ownerId));
  if (!isUsable) throw appError('profile_unusable', { filename });
}

/** Detects the content type from the bytes. Throws if it does not match the claim, or if a picture has no size. */
export async function inspectFile(pictures: Pictures, source: ByteSource, claim: Claim): Promise<InspectedFile> {
  const { filename } = claim;
  const contentType = await sniffContentType(source);
  const kind = fileKindOf(contentType);
  const claimed = claimedKind(claim);
  if (claimed && kind !== claimed) {
    throw appError('file_type_wrong', { filename, allowed: extensionsOf(claimed).join(', ') });
  }
  if (profileName.test(filename)) await checkProfile(pictures, source, claim);
  if (kind !== 'image') return { contentType, size: undefined };
  const size = await pictures.readSize(source, claim.ownerId).catch((error: unknown) => {
    throw toPictureError(error, filename);
  });
  if (!size) throw appError('image_unreadable', { filename });
  if (hasTooManyPixels(size)) throw appError('image_too_many_pixels', { filename, limit: imagePixelsMax });
  return { contentType, size };
}
