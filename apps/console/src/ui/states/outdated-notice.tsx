import { Alert, Button } from 'antd';
import { toFailure } from '../failure.ts';
import { formatDateTime } from '../formats.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './states.module.css';

interface Props {
  query: { isError: boolean; error: unknown; data: unknown; dataUpdatedAt: number; isFetching: boolean };
  onRetry: () => void;
}

/** A refresh failed, but the old content is still shown, marked as outdated. */
export function OutdatedNotice({ query, onRetry }: Props) {
  const t = useText(uiTexts);
  if (!query.isError || query.data === undefined) return null;
  const time = formatDateTime(new Date(query.dataUpdatedAt).toISOString());
  return (
    <Alert
      className={styles.outdated}
      type="error"
      showIcon
      title={t('outdated', { time })}
      description={toFailure(query.error).message}
      action={
        <Button size="small" loading={query.isFetching} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
