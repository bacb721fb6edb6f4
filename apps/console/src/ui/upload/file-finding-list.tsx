import { Alert } from 'antd';
import { useText } from '../text.ts';
import { useFileFindingText } from './file-finding-text.ts';
import type { FileFinding } from './file-limits.ts';
import { uploadTexts } from './upload.messages.ts';
import styles from './upload-field.module.css';
import type { PendingUpload } from './upload-queue.ts';

interface Props {
  findings: readonly FileFinding[];
  /** For a field whose items have no room for a message. */
  failed?: readonly PendingUpload[];
  onDismiss: () => void;
}

const none: readonly PendingUpload[] = [];

/** The files that were not accepted or failed: one line each, until it is dismissed or resolved. */
export function FileFindingList({ findings, failed = none, onDismiss }: Props) {
  const t = useText(uploadTexts);
  const lines = findings.map(useFileFindingText());
  return (
    <div aria-live="polite">
      {lines.length > 0 && (
        <Alert
          className={styles.findings}
          type="error"
          closable={{ onClose: onDismiss, 'aria-label': t('dismiss') }}
          title={[...new Set(lines)].map((line) => <div key={line}>{line}</div>)}
        />
      )}
      {failed.map(({ key, file, message }) => (
        <p key={key} className={styles.failure}>
          {message?.includes(file.name) ? message : `${file.name}: ${message}`}
        </p>
      ))}
    </div>
  );
}
