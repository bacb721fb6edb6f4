import { Plus, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../text.ts';
import { useFileFindingText } from './file-finding-text.ts';
import { FileInput } from './file-input.tsx';
import type { FileLimits } from './file-limits.ts';
import { FilePicture } from './file-picture.tsx';
import { uploadTexts } from './upload.messages.ts';
import type { StoredFile } from './upload.types.ts';
import styles from './upload-cell.module.css';
import type { PendingUpload } from './upload-queue.ts';
import { useUploadService } from './upload-service.ts';
import { useUploadValue } from './use-upload-value.ts';

interface Props extends Partial<FileLimits> {
  value: readonly StoredFile[];
  onChange: (next: StoredFile[]) => void;
  /** The label of the images, for screen readers. */
  label: string;
  isInvalid?: boolean;
  /** The id of the text that says what is wrong. */
  describedBy?: string | undefined;
}

/**
 * The upload field of a table cell: thumbnails and a plus. It has no sorting and no selection dialog, so that hundreds
 * of them on a page are cheap. Files can be dropped on it and pasted into it.
 */
export function UploadCell({ value, onChange, label, isInvalid = false, describedBy, ...given }: Props) {
  const t = useText(uploadTexts);
  const fileFindingText = useFileFindingText();
  const input = useRef<HTMLInputElement>(null);
  const field = useUploadValue({ value, onChange, limits: given });
  const { limits, uploads } = field;
  const findings = [...new Set(uploads.findings.map(fileFindingText))];

  return (
    <span className={styles.cell} data-over={field.isOver} data-invalid={isInvalid} {...field.dropHandlers}>
      <span className={styles.files}>
        {value.map((file) => (
          <StoredCellFile
            key={file.id}
            file={file}
            onRemove={() => field.update((files) => files.filter(({ id }) => id !== file.id))}
          />
        ))}
        {uploads.pending.map((upload) => (
          <PendingCellFile
            key={upload.key}
            upload={upload}
            onCancel={() => uploads.cancel(upload.key)}
            onRetry={() => uploads.retry(upload.key)}
          />
        ))}
        {!field.isFull && (
          <button
            type="button"
            className={styles.add}
            aria-label={`${t('upload')} ${label}`}
            aria-describedby={describedBy}
            title={t('prompt')}
            onClick={() => input.current?.click()}
          >
            <Plus aria-hidden />
            {value.length === 0 && uploads.pending.length === 0 && t('upload')}
          </button>
        )}
      </span>
      <FileInput
        ref={input}
        extensions={limits.extensions}
        isMultiple={!field.isSingle}
        onFiles={(files) => void uploads.add(files)}
      />
      {findings.map((finding) => (
        <span key={finding} className={styles.finding} role="alert">
          {finding}
          <button type="button" aria-label={t('dismiss')} onClick={uploads.dismiss}>
            <X aria-hidden />
          </button>
        </span>
      ))}
      {field.failed.map(({ key, message }) => (
        <span key={key} className={styles.finding} role="alert">
          {message}
        </span>
      ))}
    </span>
  );
}

/** A stored file of an upload cell. */
function StoredCellFile({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  const t = useText(uploadTexts);
  const { thumbnail } = useUploadService();
  return (
    <span className={styles.file} title={file.filename}>
      <img src={thumbnail(file.url)} alt={file.filename} draggable={false} loading="lazy" />
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { name: file.filename })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
    </span>
  );
}

/** A file of an upload cell that is being uploaded, or that failed. */
function PendingCellFile(props: { upload: PendingUpload; onCancel: () => void; onRetry: () => void }) {
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
