import { CopyableText } from '../copyable-text.tsx';
import type { Failure } from '../failure.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './states.module.css';

/** The message of a failure, and the request id for support. */
export function FailureDetails({ failure }: { failure: Failure }) {
  return (
    <>
      <span className={styles.sentence}>{failure.message}</span>
      <RequestId failure={failure} />
    </>
  );
}

export function RequestId({ failure }: { failure: Failure }) {
  const t = useText(uiTexts);
  if (!failure.requestId) return null;
  return (
    <span className={styles.requestId}>
      {failure.status > 0 && `${failure.status} · `}
      {t('request')} <CopyableText text={failure.requestId} isCode />
    </span>
  );
}
