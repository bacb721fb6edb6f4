import { Alert, Button, Progress } from 'antd';
import { useText } from '../../../../ui/text.ts';
import { picturesTexts } from './pictures.messages.ts';
import styles from './pictures.module.css';
import type { PictureMatching } from './use-picture-matching.ts';

const shownMax = 20;

/** Which pictures found their rows, how far their uploads are, and each that did not, with its reason. */
export function PictureNote({ pictures }: { pictures: PictureMatching }) {
  const t = useText(picturesTexts);
  const { report, left, failed } = pictures;
  if (!report) return null;
  const { total, matched, orders, unmatched, refused } = report;
  const done = matched - left;
  const isRunning = left > failed.length;
  const lines = [
    ...failed.map(({ file, message }) => ({ key: `failed ${file.name}`, name: file.name, text: message ?? '' })),
    ...unmatched.map(({ path, reason }) => ({ key: path, name: path, text: t(`reasons.${reason}`) })),
    ...refused.map((text) => ({ key: text, name: '', text })),
  ];
  return (
    <Alert
      className={styles.note}
      type={lines.length > 0 ? 'warning' : 'success'}
      showIcon
      title={t('matched', { matched: String(matched), total, orders })}
      closable={isRunning ? false : { onClose: pictures.close }}
      description={
        <>
          {matched > 0 && left > 0 && (
            <Progress
              size="small"
              percent={Math.round((done / matched) * 100)}
              status={isRunning ? 'active' : 'exception'}
              format={() => `${done}/${matched}`}
              aria-label={t('progress')}
            />
          )}
          {lines.length > 0 && (
            <ul className={styles.lines}>
              {lines.slice(0, shownMax).map(({ key, name, text }) => (
                <li key={key}>
                  {name !== '' && !text.includes(name) && <b>{name}</b>} {text}
                </li>
              ))}
              {lines.length > shownMax && <li>{t('more', { count: String(lines.length - shownMax) })}</li>}
            </ul>
          )}
          {failed.length > 0 && !isRunning && (
            <Button size="small" onClick={pictures.retry}>
              {t('retry', { count: failed.length })}
            </Button>
          )}
        </>
      }
    />
  );
}
