import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { MissingChunkError, reloadOnce } from '../../shared/request/load-chunk.ts';
import { MisprintArt } from '../../ui/art/misprint-art.tsx';
import { FailureState } from '../../ui/states/failure-state.tsx';
import { ScreenState } from '../../ui/states/screen-state.tsx';
import { useText } from '../../ui/text.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { screenTexts } from './screens.messages.ts';

/** The error screen: what happened, a retry, and a reload for errors that a retry cannot fix. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useText(screenTexts);
  const isOldBuild = error instanceof MissingChunkError;
  const [isReloading] = useState(() => isOldBuild && reloadOnce());
  if (isReloading) return <ScreenSkeleton />;
  if (isOldBuild) {
    return (
      <ScreenState
        isPage
        art={<MisprintArt />}
        title={t('oldBuildTitle')}
        text={t('oldBuildText')}
        actions={
          <Button type="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    );
  }
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
