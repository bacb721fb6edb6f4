import type { OutboundInput } from '@platen/model/production/outbounds';
import { Button } from 'antd';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import { confirm } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import styles from './scan-queue-list.module.css';
import type { ScanEntry, ScanQueue } from './use-scan-queue.ts';

interface Props {
  queue: ScanQueue;
  onCorrect: (input: OutboundInput) => void;
}

/**
 * Parcels that are not recorded, each with its reason and a way to continue. Only recorded parcels leave this list
 * automatically.
 */
export function ScanQueueList({ queue, onCorrect }: Props) {
  const t = useText(outboundsTexts);
  const unrecorded = queue.entries.filter(({ state }) => state !== 'sending');
  return (
    <div className={styles.queue} data-empty={queue.entries.length === 0}>
      <div role="alert">
        {unrecorded.length > 0 && <h3 className={styles.title}>{t('queueTitle', { count: unrecorded.length })}</h3>}
      </div>
      <ul className={styles.entries}>
        {queue.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} queue={queue} onCorrect={onCorrect} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, queue, onCorrect }: Props & { entry: ScanEntry }) {
  const t = useText(outboundsTexts);
  const { order_system_no: order, shipping_no: shipping, shipping_company: company } = entry.input;

  function correct() {
    queue.remove(entry);
    onCorrect(entry.input);
  }

  async function discard() {
    const question = { title: t('discardTitle'), text: t('discardText', { order, shipping }), okText: t('discard') };
    if (await confirm({ ...question, isDanger: true })) queue.remove(entry);
  }

  return (
    <li className={styles.entry} data-state={entry.state}>
      {entry.state === 'sending' ? <LoaderCircle aria-hidden className={styles.spin} /> : <CircleAlert aria-hidden />}
      <span className={styles.what}>{[order, shipping, company].filter(Boolean).join(' · ')}</span>
      <span className={styles.message}>{entry.state === 'sending' ? t('sending') : entry.message}</span>
      {entry.state !== 'sending' && (
        <span className={styles.actions}>
          {entry.state === 'failed' && (
            <Button size="small" onClick={() => queue.retry(entry)}>
              {t('retry')}
            </Button>
          )}
          <Button size="small" onClick={correct}>
            {t('correct')}
          </Button>
          <Button size="small" type="text" danger onClick={() => void discard()}>
            {t('discard')}
          </Button>
        </span>
      )}
    </li>
  );
}
