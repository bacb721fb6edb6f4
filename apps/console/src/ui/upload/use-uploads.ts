import { useEffect, useState, useSyncExternalStore } from 'react';
import { isShownPicture } from './content-types.ts';
import { acceptFiles, checkPicture, type FileFinding, type FileLimits, refusesFile } from './file-limits.ts';
import { readPictureSize } from './picture-size.ts';
import type { StoredFile } from './upload.types.ts';
import { createUploadQueue, type PendingUpload, type UploadHandlers } from './upload-queue.ts';
import { useUploadService } from './upload-service.ts';

interface Options {
  limits: FileLimits;
  /** How many files the field already has. */
  taken: number;
  tags: readonly string[];
  onStored: (stored: StoredFile, key: number) => void;
}

export interface Uploads {
  pending: readonly PendingUpload[];
  /** What is wrong with the files of the last selection: most were not accepted. */
  findings: readonly FileFinding[];
  add: (files: readonly File[]) => Promise<void>;
  cancel: (key: number) => void;
  retry: (key: number) => void;
  dismiss: () => void;
}

async function checkContent(file: File, limits: FileLimits): Promise<FileFinding | undefined> {
  if (!isShownPicture(file.name)) return undefined;
  try {
    return checkPicture(file.name, await readPictureSize(file), limits);
  } catch {
    return { kind: 'format', name: file.name };
  }
}

/** The uploads of one field: checks the selected files, sends them, and passes on the stored ones. */
export function useUploads({ limits, taken, tags, onStored }: Options): Uploads {
  const service = useUploadService();
  const handlers: UploadHandlers = {
    upload: (file, call) => service.upload(file, { ...call, tags }),
    onStored,
  };
  const [queue] = useState(() => createUploadQueue(handlers));
  useEffect(() => queue.connect(handlers));
  const pending = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const [findings, setFindings] = useState<readonly FileFinding[]>([]);
  // Unmounting a field cancels its uploads: nothing could use them.
  useEffect(() => queue.cancelAll, [queue]);

  async function add(files: readonly File[]) {
    // In a field for one file, the new file replaces the old one.
    const isReplacing = limits.count === 1;
    const { accepted, findings: refused } = acceptFiles(
      files,
      isReplacing ? 1 : limits.count - taken - pending.length,
      limits,
    );
    const checked = await Promise.all(accepted.map((file) => checkContent(file, limits)));
    setFindings([...refused, ...checked.filter((finding) => finding !== undefined)]);
    const isRefused = (index: number) => {
      const finding = checked[index];
      return finding !== undefined && refusesFile(finding);
    };
    const right = accepted.filter((_, index) => !isRefused(index));
    if (isReplacing && right.length > 0) queue.cancelAll();
    queue.add(right);
  }

  return { pending, findings, add, cancel: queue.cancel, retry: queue.retry, dismiss: () => setFindings([]) };
}
