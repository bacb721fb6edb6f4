import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from 'antd';
import { FailureState } from '../../ui/states/failure-state.tsx';
import { useText } from '../../ui/text.ts';
import { screenTexts } from './screens.messages.ts';

/** A screen that threw: what it said, another try, and a reload for what another try cannot mend. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useText(screenTexts);
  return (
    <FailureState
      isPage
      cause={error}
      title={t('crashTitle')}
      onRetry={reset}
      exit={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
}
