import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { type ReactNode, useState } from 'react';
import { DownloadStrip } from '../../ui/download/download-strip.tsx';
import { showSuccess } from '../../ui/feedback.tsx';
import { useText } from '../../ui/text.ts';
import { saveFile } from '../request/download.ts';
import { type DownloadResult, useDownload } from '../request/use-download.ts';
import { fetchProductionImages } from './batches.api.ts';
import { batchTexts } from './batches.messages.ts';

type Batch = Pick<ProductionBatchRow, 'id' | 'no'>;

/** Downloads a batch's production images, one download at a time, with its progress. */
export function useBatchDownload(): { download: (batch: Batch) => Promise<DownloadResult>; strip: ReactNode } {
  const t = useText(batchTexts);
  const { progress, start, cancel } = useDownload();
  const [no, setNo] = useState('');

  const download = (batch: Batch) =>
    start({
      failedTitle: t('downloadFailed', { no: batch.no }),
      run: async (call) => {
        setNo(batch.no);
        const file = await fetchProductionImages(batch, call);
        saveFile(file);
        showSuccess(t('downloaded', { name: file.name }));
      },
    });

  const strip = progress && (
    <DownloadStrip title={t('downloading')} text={`${no}.zip`} progress={progress} onCancel={cancel} />
  );
  return { download, strip };
}
