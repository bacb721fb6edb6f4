import { Plus, RotateCw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePendingReason } from '../form/form-pending.tsx';
import { useText } from '../text.ts';
import { defaultLimits, type FileLimits } from './file-limits.ts';
import { FilePicture } from './file-picture.tsx';
import { insertInOrder } from './file-order.ts';
import { useFileFindingText } from './file-finding-text.ts';
import styles from './upload-cell.module.css';
import type { PendingUpload } from './upload-queue.ts';
import { useUploadService } from './upload-service.ts';
import { uploadTexts } from './upload.messages.ts';
import type { StoredFile } from './upload.types.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useUploads } from './use-uploads.ts';

interface Props extends Partial<FileLimits> {
  value: readonly StoredFile[];
  onChange: (next: StoredFile[]) => void;
  /** The label of the images, for screen readers. */
  label: string;
  isInvalid?: boolean;
}

const noTags: readonly string[] = [];

/**
 * The upload field of a table cell: thumbnails and a plus. It has no sorting and no selection dialog, so that hundreds
 * of them on a page are cheap. Files can be dropped on it and pasted into it.
 */
export function UploadCell({ value, onChange, label, isInvalid = false, ...given }: Props) {
  const t = useText(uploadTexts);
  const fileFindingText = useFileFindingText();
  const { thumbnail } = useUploadService();
  const limits: FileLimits = { ...defaultLimits, ...given };
  const isSingle = limits.count === 1;
  const input = useRef<HTMLInputElement>(null);

  // Two uploads may finish between two renders; the second must not be added to the value from before the first.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const keys = useRef(new Map<number, number>());
  function change(next: StoredFile[]) {
    latest.current = next;
    onChange(next);
  }

  const uploads = useUploads({
    limits,
    taken: value.length,
    tags: noTags,
    onStored: (stored, key) => {
      keys.current.set(stored.id, key);
      change(isSingle ? [stored] : insertInOrder(latest.current, stored, keys.current));
    },
  });
  const failed = uploads.pending.filter(({ state }) => state === 'failed');
  usePendingReason(
    uploads.pending.length > failed.length ? t('busy') : failed.length > 0 ? t('unresolved') : undefined,
  );
  const { isOver, handlers } = useFileDrop((files) => void uploads.add(files));
  const isFull = value.length + uploads.pending.length >= limits.count;
  const findings = [...new Set(uploads.findings.map(fileFindingText))];

  return (
    <span className={styles.cell} data-over={isOver} data-invalid={isInvalid} {...handlers}>
      <span className={styles.files}>
        {value.map((file) => (
          <span key={file.id} className={styles.file} title={file.filename}>
            <img src={thumbnail(file.url)} alt={file.filename} draggable={false} loading="lazy" />
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { name: file.filename })}
              onClick={() => change(value.filter(({ id }) => id !== file.id))}
            >
              <X aria-hidden />
            </button>
          </span>
        ))}
        {uploads.pending.map((upload) => (
          <Pending
            key={upload.key}
            upload={upload}
            onCancel={() => uploads.cancel(upload.key)}
            onRetry={() => uploads.retry(upload.key)}
          />
        ))}
        {!isFull && (
          <button
            type="button"
            className={styles.add}
            aria-label={`${t('upload')} ${label}`}
            title={t('prompt')}
            onClick={() => input.current?.click()}
          >
            <Plus aria-hidden />
            {value.length === 0 && uploads.pending.length === 0 && t('upload')}
          </button>
        )}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={limits.extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          void uploads.add([...(event.target.files ?? [])]);
          // Otherwise selecting the same file again would not fire an event.
          event.target.value = '';
        }}
      />
      {findings.map((finding) => (
        <span key={finding} className={styles.finding} role="alert">
          {finding}
          <button type="button" aria-label={t('dismiss')} onClick={uploads.dismiss}>
            <X aria-hidden />
          </button>
        </span>
      ))}
      {failed.map(({ key, message }) => (
        <span key={key} className={styles.finding} role="alert">
          {message}
        </span>
      ))}
    </span>
  );
}

function Pending(props: { upload: PendingUpload; onCancel: () => void; onRetry: () => void }) {
  const t = useText(uploadTexts);
  const { file, state, share } = props.upload;
  const isFailed = state === 'failed';
  return (
    <span className={styles.file} data-state={isFailed ? 'failed' : 'busy'} title={file.name}>
      <FilePicture file={file} />
      {isFailed ? (
        <button
          type="button"
          className={styles.retry}
          aria-label={t('retry', { name: file.name })}
          onClick={props.onRetry}
        >
          <RotateCw aria-hidden />
        </button>
      ) : (
        <span className={styles.bar} style={{ width: `${state === 'sending' ? Math.round(share * 100) : 4}%` }} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('cancel', { name: file.name })}
        onClick={props.onCancel}
      >
        <X aria-hidden />
      </button>
    </span>
  );
}
