import { useEffect, useRef } from 'react';
import { usePendingReason } from '../form/form-pending.tsx';
import { useText } from '../text.ts';
import { defaultLimits, type FileLimits } from './file-limits.ts';
import { insertInOrder } from './file-order.ts';
import { uploadTexts } from './upload.messages.ts';
import type { StoredFile } from './upload.types.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useUploads } from './use-uploads.ts';

interface Options {
  value: readonly StoredFile[];
  onChange: ((next: StoredFile[]) => void) | undefined;
  tags?: readonly string[];
  /** Those that are missing are the default ones. */
  limits: Partial<FileLimits>;
}

const noTags: readonly string[] = [];

/**
 * An upload field without its looks: stored files are its value, and new ones join it in the order of selection. The
 * form waits for what is under way or failed.
 */
export function useUploadValue({ value, onChange, tags = noTags, limits: given }: Options) {
  const t = useText(uploadTexts);
  const limits: FileLimits = { ...defaultLimits, ...given };
  const isSingle = limits.count === 1;

  // Two uploads may finish between two renders; the second must not be added to the value from before the first.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  function update(edit: (files: readonly StoredFile[]) => StoredFile[]) {
    const next = edit(latest.current);
    latest.current = next;
    onChange?.(next);
  }

  const keys = useRef(new Map<number, number>());
  const uploads = useUploads({
    limits,
    taken: value.length,
    tags,
    onStored: (stored, key) => {
      keys.current.set(stored.id, key);
      update((files) => (isSingle ? [stored] : insertInOrder(files, stored, keys.current)));
    },
  });
  const failed = uploads.pending.filter(({ state }) => state === 'failed');
  usePendingReason(
    uploads.pending.length > failed.length ? t('busy') : failed.length > 0 ? t('unresolved') : undefined,
  );
  const { isOver, handlers } = useFileDrop((files) => void uploads.add(files));
  const isFull = value.length + uploads.pending.length >= limits.count;
  return { limits, isSingle, isFull, uploads, failed, update, isOver, dropHandlers: handlers };
}
