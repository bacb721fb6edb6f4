import { type ReactNode, useMemo } from 'react';
import type { UploadService } from '../../ui/upload/upload.types.ts';
import { UploadServiceContext } from '../../ui/upload/upload-service.ts';
import { listTagNames } from '../fields/tag-options.ts';
import { useCan } from '../session/abilities.tsx';
import { deleteFile, listFiles, thumbnailUrl, uploadFile } from './upload-service.ts';

/** Provides the upload service for every upload field on the screen. */
export function FilesProvider({ children }: { children: ReactNode }) {
  const mayDelete = useCan()('blobs.destroy');
  const service = useMemo<UploadService>(
    () => ({
      upload: uploadFile,
      list: listFiles,
      tags: (signal) => listTagNames('Blob', signal),
      thumbnail: thumbnailUrl,
      ...(mayDelete && { remove: deleteFile }),
    }),
    [mayDelete],
  );
  return <UploadServiceContext value={service}>{children}</UploadServiceContext>;
}
