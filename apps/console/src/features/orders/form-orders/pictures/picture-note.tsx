import { Alert, Button, Progress } from 'antd';
import { unmatchedPhotosTexts } from '../../../../shared/photos/unmatched-photos.messages.ts';
import { UnmatchedPhotos } from '../../../../shared/photos/unmatched-photos.tsx';
import { useText } from '../../../../ui/text.ts';
import { picturesTexts } from './pictures.messages.ts';
import styles from './pictures.module.css';
import type { PictureMatching } from './use-picture-matching.ts';

const shownMax = 20;

/**
 * Which images were matched to rows, the progress of their uploads, and each unmatched one with its reason and a way to
 * assign it.
 */
export function PictureNote({ pictures }: { pictures: PictureMatching }) {
  const t = useText(picturesTexts);
  const tPhotos = useText(unmatchedPhotosTexts);
  const { report, left, failed, slots } = pictures;
  if (!report) return null;
  const { total, matched, unmatched, refused } = report;
  const done = matched.length - left;
  const isRunning = left > failed.length;
  const orders = new Set(matched.map(({ key }) => key)).size;
  const lines = [
    ...failed.map(({ file, message }) => ({ key: `failed ${file.name}`, name: file.name, text: message ?? '' })),
    ...refused.map((text) => ({ key: text, name: '', text })),
  ];
  const hidden = Math.max(0, lines.length - shownMax) + Math.max(0, unmatched.length - shownMax);
  const isWhole = lines.length === 0 && unmatched.length === 0;
  return (
    <Alert
      className={styles.note}
      type={isWhole ? 'success' : 'warning'}
      showIcon
      title={t('matched', { matched: String(matched.length), total, orders })}
      closable={isRunning ? false : { onClose: pictures.close }}
      description={
        <>
          {matched.length > 0 && left > 0 && (
            <Progress
              size="small"
              percent={Math.round((done / matched.length) * 100)}
              status={isRunning ? 'active' : 'exception'}
              format={() => `${done}/${matched.length}`}
              aria-label={t('progress')}
            />
          )}
          {!isWhole && (
            <ul className={styles.lines}>
              {lines.slice(0, shownMax).map(({ key, name, text }) => (
                <li key={key}>
                  {name !== '' && !text.includes(name) && <b>{name}</b>} {text}
                </li>
              ))}
              <UnmatchedPhotos
                photos={unmatched.slice(0, shownMax).map((picture) => ({
                  key: picture.path,
                  path: picture.path,
                  reason: tPhotos(`reasons.${picture.reason}`),
                  picture,
                }))}
                slots={slots}
                onAssign={({ picture }, slot) => pictures.assign(picture, slot)}
              />
              {hidden > 0 && <li>{tPhotos('more', { count: String(hidden) })}</li>}
            </ul>
          )}
          {unmatched.length > 0 && <p className={styles.rule}>{tPhotos(`fillRules.${ruleOf(pictures)}`)}</p>}
          <div className={styles.actions}>
            {unmatched.length > 0 && slots.length > 0 && (
              <Button size="small" onClick={pictures.fillInOrder}>
                {tPhotos('fill', { count: Math.min(unmatched.length, slots.length) })}
              </Button>
            )}
            {failed.length > 0 && !isRunning && (
              <Button size="small" onClick={pictures.retry}>
                {t('retry', { count: failed.length })}
              </Button>
            )}
          </div>
        </>
      }
    />
  );
}

function ruleOf({ slots, hasRows }: PictureMatching): 'order' | 'full' | 'empty' {
  if (slots.length > 0) return 'order';
  return hasRows ? 'full' : 'empty';
}
