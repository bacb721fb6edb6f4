import { batchStateRecords, canStartBatch } from '@platen/model/production/batch-states';
import type { ProductionBatch, ProductionBatchRow } from '@platen/model/production/production-batches';
import { Download, Play } from 'lucide-react';
import type { Action } from '../../ui/actions/action.types.ts';
import { useText } from '../../ui/text.ts';
import { hasFindings, useFindingTexts } from '../findings/use-finding-texts.ts';
import { useParty } from '../orders/use-party.ts';
import { useCan } from '../session/abilities.tsx';
import { batchTexts } from './batches.messages.ts';
import { summarizeImages } from './image-counts.ts';
import { useBatchChanges, useStartedNotice } from './use-batch-changes.ts';

interface Options {
  download: (batch: ProductionBatchRow) => Promise<unknown>;
  /** Called after the batch was deleted. */
  onDeleted?: () => unknown;
}

/** The actions for a batch, shared by its list, its detail screen and the order desk. */
export function useBatchActions({ download, onDeleted }: Options) {
  const t = useText(batchTexts);
  const words = useFindingTexts();
  const can = useCan();
  const party = useParty();
  const { start, render, remove } = useBatchChanges();
  const reportStarted = useStartedNotice();

  /** Only a fully loaded batch knows whether images are missing. */
  function startText(batch: ProductionBatchRow | ProductionBatch): string {
    const images = 'production_images' in batch ? summarizeImages(batch.production_images) : undefined;
    if (images && images.waiting > 0) return t('startMissing', { count: images.waiting });
    return t('startText', { orders: batch.orders_count, quantity: batch.quantity });
  }

  return (batch: ProductionBatchRow | ProductionBatch): Action[] => {
    const actions: Action[] = [];
    if (can('production_batches.start') && party && canStartBatch(batch.state, party)) {
      const failed = 'production_images' in batch ? summarizeImages(batch.production_images).failed : 0;
      // What cannot be printed cannot be started: the dialog offers what helps.
      const remedy: Partial<Action> = {
        confirm: {
          title: t('failedTitle', { no: batch.no }),
          text: t('startFailed', { count: failed }),
          okText: t('renderAgain'),
        },
        run: () => render(batch.id),
        success: t('rendering'),
      };
      actions.push({
        key: 'start',
        label: t('start'),
        icon: <Play aria-hidden />,
        isPrimary: true,
        confirm: {
          title: t('startTitle', { no: batch.no }),
          text: startText(batch),
          ...(hasFindings(batch.finding_counts) && { warning: words.inOrders(batch.finding_counts) }),
          okText: t('startOk'),
        },
        run: async () => {
          if (await start(batch)) reportStarted(batch);
        },
        success: false,
        ...(failed > 0 && remedy),
      });
    }
    // Production images are rendered once production is confirmed.
    if (can('production_batches.download') && batch.confirmed_at !== null) {
      actions.push({
        key: 'download',
        label: t('download'),
        icon: <Download aria-hidden />,
        run: () => download(batch),
        success: false,
      });
    }
    if (can('production_batches.destroy') && batchStateRecords[batch.state].isDeletable) {
      actions.push({
        key: 'delete',
        label: t('delete'),
        isDanger: true,
        confirm: { title: t('deleteTitle', { no: batch.no }), text: t('deleteText'), okText: t('delete') },
        run: () => remove(batch.id).then(onDeleted),
      });
    }
    return actions;
  };
}
