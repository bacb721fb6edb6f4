import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { MisprintArt } from '../art/misprint-art.tsx';
import { MissingPageArt } from '../art/missing-page-art.tsx';
import { toFailure } from '../failure.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { RequestId } from './failure-details.tsx';
import { ScreenState } from './screen-state.tsx';

interface Props {
  cause: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  title?: string;
  /** An alternative where a retry makes no sense. */
  exit?: ReactNode;
  isPage?: boolean;
}

/**
 * What failed, why, a retry button, and the request id. A record that does not exist is reported as such, without a
 * retry.
 */
export function FailureState({ cause, onRetry, isRetrying = false, title, exit, isPage = false }: Props) {
  const t = useText(uiTexts);
  const failure = toFailure(cause);
  if (failure.status === 404) {
    const texts = { title: t('notFoundTitle'), text: t('notFoundText') };
    return <ScreenState art={<MissingPageArt />} {...texts} actions={exit} isPage={isPage} />;
  }
  const retry = (
    <Button type="primary" icon={<RotateCw aria-hidden />} loading={isRetrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div role="alert">
      <ScreenState
        art={<MisprintArt />}
        title={title ?? t('loadFailed')}
        text={failure.message}
        actions={
          <>
            {retry}
            {exit}
          </>
        }
        footer={<RequestId failure={failure} />}
        isPage={isPage}
      />
    </div>
  );
}
