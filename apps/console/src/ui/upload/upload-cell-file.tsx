import { RotateCw, X } from 'lucide-react';
import { useText } from '../text.ts';
import { FilePicture } from './file-picture.tsx';
import { uploadTexts } from './upload.messages.ts';
import type { StoredFile } from './upload.types.ts';
import styles from './upload-cell.module.css';
import type { PendingUpload } from './upload-queue.ts';
import { useUploadService } from './upload-service.ts';

/** A stored file of an upload cell. */
export function StoredCellFile({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
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
export function PendingCellFile(props: { upload: PendingUpload; onCancel: () => void; onRetry: () => void }) {
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
