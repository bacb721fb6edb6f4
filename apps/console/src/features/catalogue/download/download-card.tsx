import type { DownloadRecord } from '@platen/model/catalogue/image-libraries';
import { Alert, Button } from 'antd';
import { Clock, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDate, formatMinute } from '../../../ui/formats.ts';
import { PictureViewer } from '../../../ui/pictures/picture-viewer.tsx';
import { KindTag, UserTags } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { downloadTexts } from './download.messages.ts';
import styles from './download.module.css';
import { remainingTime } from './remaining-time.ts';

interface Props {
  record: DownloadRecord;
  refetch: () => Promise<DownloadRecord | undefined>;
}

/**
 * The browser saves it itself: the file may be larger than the memory of a page, and the download continues when the
 * page is closed.
 */
function save(url: string) {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = '';
  anchor.click();
}

export function DownloadCard({ record, refetch }: Props) {
  const t = useText(downloadTexts);
  const nowMs = useNow(Date.parse(record.expires_at));
  const [isBusy, setBusy] = useState(false);
  const { name, description, preview_images } = record.image_library;
  const left = remainingTime(record.expires_at, nowMs);
  // The server decides: the clock of this device may be wrong.
  const isExpired = left === undefined || record.download_url === null;

  // Refetched first: a link that was revoked in the meantime must be reported here, not saved as a broken file.
  async function download() {
    setBusy(true);
    try {
      const current = await refetch();
      if (current?.download_url) save(current.download_url);
    } finally {
      setBusy(false);
    }
  }

  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        <PictureViewer
          pictures={preview_images.map(({ url, filename }) => ({ url, name: filename }))}
          navigation="arrows"
        />
      </div>
      <div className={styles.body}>
        <h1 className={styles.name}>{name}</h1>
        {description && <p className={styles.text}>{description}</p>}
        <Facts record={record} left={isExpired ? undefined : left} />
        <div className={styles.foot}>
          {isExpired && <Alert type="warning" showIcon title={t('expiredTitle')} description={t('expiredText')} />}
          <Button
            type="primary"
            size="large"
            block
            icon={<Download aria-hidden />}
            disabled={isExpired}
            loading={isBusy}
            onClick={() => void download()}
          >
            {t('download')}
          </Button>
        </div>
      </div>
    </article>
  );
}

interface FactsProps {
  record: DownloadRecord;
  /** The time that is left; undefined if the link has expired. */
  left: ReturnType<typeof remainingTime>;
}

/** The category, the tags and the expiry of what is downloaded. */
function Facts({ record, left }: FactsProps) {
  const t = useText(downloadTexts);
  const { library_category: category, tag_list: tags, created_at: uploadedAt } = record.image_library;

  function leftText() {
    if (!left) return t('expired');
    if (left.days > 0) return t('leftDays', { days: left.days, hours: left.hours });
    return left.hours > 0 ? t('leftHours', { hours: left.hours }) : t('leftLess');
  }

  return (
    <dl className={styles.facts}>
      {category && (
        <div>
          <dt>{t('category')}</dt>
          <dd>{category.name}</dd>
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <dt>{t('tags')}</dt>
          <dd className={styles.tags}>
            <UserTags names={tags} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('uploadedAt')}</dt>
        <dd>
          <time dateTime={uploadedAt}>{formatDate(uploadedAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('expiresAt')}</dt>
        <dd className={styles.expiry}>
          <time dateTime={record.expires_at}>{formatMinute(record.expires_at)}</time>
          <KindTag tone={left ? 'primary' : 'gray'}>
            <Clock aria-hidden />
            {leftText()}
          </KindTag>
        </dd>
      </div>
    </dl>
  );
}

/** Often enough for a text in hours. */
const tickMs = 30_000;

/** The current time, updated regularly and exactly when `untilMs` is reached. */
function useNow(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const leftMs = untilMs - nowMs;
    if (!(leftMs > 0)) return;
    const timer = setTimeout(() => setNowMs(Date.now()), Math.min(tickMs, leftMs + 1));
    return () => clearTimeout(timer);
  }, [untilMs, nowMs]);
  return nowMs;
}
