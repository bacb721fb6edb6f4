import { Button } from 'antd';
import { useText } from '../../ui/text.ts';
import { searchTexts } from './search.messages.ts';
import styles from './search.module.css';

interface Props {
  text: string;
  isFailed: boolean;
  hasNoResults: boolean;
  retry: () => void;
}

/** Shown when there are no results, or when part of the search failed. */
export function SearchEmpty({ text, isFailed, hasNoResults, retry }: Props) {
  const t = useText(searchTexts);
  if (isFailed) {
    return (
      <p className={styles.failed} role="alert">
        {t('failed')}
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  }
  if (!hasNoResults) return null;
  return (
    <div className={styles.nothing} role="status">
      <b>{t('noneTitle', { text })}</b>
      <p>{t('noneText')}</p>
    </div>
  );
}
