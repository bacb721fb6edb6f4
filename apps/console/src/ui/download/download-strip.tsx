import { loadingProgressCapPercent } from '../timing.ts';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { formatBytes } from '../upload/file-size.ts';
import styles from './download-strip.module.css';

interface Props {
  title: string;
  /** What comes, such as the name of the file. */
  text: string;
  progress: { receivedBytes: number; totalBytes: number | undefined };
  /** How much of it is here, where that is not counted in bytes. */
  amount?: string;
  onCancel: () => void;
}

/** A download under way: how far it is, as a share where its size is known, and the way to stop it. */
export function DownloadStrip({ title, text, progress, amount, onCancel }: Props) {
  const t = useText(uiTexts);
  const { receivedBytes, totalBytes } = progress;
  // Until all is here it is not done, whatever an estimate of its size says.
  const percent = totalBytes
    ? Math.min(loadingProgressCapPercent, Math.floor((receivedBytes / totalBytes) * 100))
    : undefined;
  const received = amount ?? formatBytes(receivedBytes);
  const figures = [percent !== undefined && `${percent}%`, received].filter(Boolean).join(' · ');
  return (
    <div className={styles.strip}>
      <span className={styles.icon}>
        <Download aria-hidden />
      </span>
      <div className={styles.middle}>
        <div className={styles.line}>
          <b>{title}</b>
          <span className={styles.text}>{text}</span>
          <span className={styles.figures}>{figures}</span>
        </div>
        <div
          className={styles.rail}
          role="progressbar"
          aria-label={title}
          aria-valuenow={percent}
          data-unknown={percent === undefined}
        >
          <div style={percent === undefined ? undefined : { width: `${percent}%` }} />
        </div>
      </div>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </div>
  );
}
