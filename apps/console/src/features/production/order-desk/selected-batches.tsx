import { canStartBatch } from '@platen/model/production/batch-states';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { Button } from 'antd';
import { Download, Play } from 'lucide-react';
import { useState } from 'react';
import { useBatchChanges } from '../../../shared/batches/use-batch-changes.ts';
import { hasFindings, sumFindings, useFindingTexts } from '../../../shared/findings/use-finding-texts.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import type { DownloadResult } from '../../../shared/request/use-download.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { confirm, showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { orderDeskTexts } from './order-desk.messages.ts';
import styles from './work-list.module.css';

interface Props {
  batches: readonly ProductionBatchRow[];
  download: (batch: ProductionBatchRow) => Promise<DownloadResult>;
  onDone: () => void;
}

/** Several batches at once: started one after the other, and their images saved file by file. */
export function SelectedBatches({ batches, download, onDone }: Props) {
  const t = useText(orderDeskTexts);
  const words = useFindingTexts();
  const can = useCan();
  const party = useParty();
  const { start: startOne } = useBatchChanges();
  const [busy, setBusy] = useState<'start' | 'download'>();
  if (batches.length === 0) return null;
  const startable = batches.filter(
    ({ state }) => can('production_batches.start') && party && canStartBatch(state, party),
  );

  async function start() {
    const findings = sumFindings(startable.map(({ finding_counts }) => finding_counts));
    const question = {
      title: t('startManyTitle', { count: startable.length }),
      text: t('startManyText'),
      okText: t('startMany', { count: startable.length }),
    };
    if (!(await confirm({ ...question, ...(hasFindings(findings) && { warning: words.inOrders(findings) }) }))) return;
    setBusy('start');
    let started = 0;
    // One after the other: each may prompt about missing images. A refusal is reported and does not stop the rest.
    for (const batch of startable) if (await startOne(batch).catch(() => false)) started++;
    setBusy(undefined);
    if (started > 0) showSuccess(t('startedMany', { count: started }));
    onDone();
  }

  async function downloadAll() {
    setBusy('download');
    for (const batch of batches) if ((await download(batch)) === 'canceled') break;
    setBusy(undefined);
  }

  return (
    <div className={styles.selected} role="toolbar" aria-label={t('selected', { count: batches.length })}>
      <span>{t('selected', { count: batches.length })}</span>
      {startable.length > 0 && (
        <Button
          type="primary"
          icon={<Play aria-hidden />}
          loading={busy === 'start'}
          disabled={busy !== undefined}
          onClick={() => void start()}
        >
          {t('startMany', { count: startable.length })}
        </Button>
      )}
      <Button
        icon={<Download aria-hidden />}
        loading={busy === 'download'}
        disabled={busy !== undefined}
        onClick={() => void downloadAll()}
      >
        {t('downloadMany', { count: batches.length })}
      </Button>
    </div>
  );
}
