import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useText } from '../text.ts';
import { loadingProgressCapPercent } from '../timing.ts';
import { uiTexts } from '../ui.messages.ts';
import { formatBytes } from '../upload/file-size.ts';
import styles from './download-strip.module.css';

interface Props {
  title: string;
  /** What is downloaded, such as the name of the file. */
  text: string;
  progress: { receivedBytes: number; totalBytes: number | undefined };
  /** How much has been downloaded, if it is not counted in bytes. */
  amount?: string;
  onCancel: () => void;
}

/** A running download: its progress, as a percentage if its size is known, and a cancel button. */
export function DownloadStrip({ title, text, progress, amount, onCancel }: Props) {
  const t = useText(uiTexts);
  const { receivedBytes, totalBytes } = progress;
  // It is not done until everything has arrived, whatever the estimated size says.
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
