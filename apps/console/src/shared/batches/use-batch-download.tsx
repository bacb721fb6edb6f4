import type { ProductionBatchRow } from '@platen/model/production-batches';
import { type ReactNode, useState } from 'react';
import { DownloadStrip } from '../../ui/download/download-strip.tsx';
import { showFailureMessage, showSuccess } from '../../ui/feedback.tsx';
import { useText } from '../../ui/text.ts';
import { saveFile } from '../request/download.ts';
import { RequestError } from '../request/request-error.ts';
import { useDownload } from '../request/use-download.ts';
import { batchTexts } from './batches.messages.ts';
import { fetchProductionImages } from './batches.api.ts';

type Batch = Pick<ProductionBatchRow, 'id' | 'no'>;

/** The download of a batch's production images, one at a time: the way to start it, and its progress while it runs. */
export function useBatchDownload(): { download: (batch: Batch) => Promise<void>; strip: ReactNode } {
  const t = useText(batchTexts);
  const { progress, start, cancel } = useDownload();
  const [no, setNo] = useState('');

  async function download(batch: Batch) {
    if (progress) return;
    setNo(batch.no);
    try {
      await start(async (call) => {
        const file = await fetchProductionImages(batch, call);
        saveFile(file);
        showSuccess(t('downloaded', { name: file.name }));
      });
    } catch (cause) {
      // Who cancelled knows, and the end of a session has a dialog of its own.
      const isKnown = cause instanceof RequestError && (cause.kind === 'aborted' || cause.status === 401);
      if (!isKnown) showFailureMessage(cause);
    }
  }

  const strip = progress && (
    <DownloadStrip title={t('downloading')} text={`${no}.zip`} progress={progress} onCancel={cancel} />
  );
  return { download, strip };
}
