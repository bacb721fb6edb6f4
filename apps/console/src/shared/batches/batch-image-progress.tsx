import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { RenderState } from '@platen/model/files/renders';
import { formatCount } from '@platen/model/money/money';
import { useText } from '../../ui/text.ts';
import styles from './batch-image-progress.module.css';
import { batchTexts } from './batches.messages.ts';
import { summarizeImages } from './image-counts.ts';

interface Props {
  counts: Record<RenderState, number>;
  kind: TemplateKind;
}

/** The progress of a batch's production images, as a bar and as a text. */
export function BatchImageProgress({ counts, kind }: Props) {
  const t = useText(batchTexts);
  const { total, done, waiting, failed } = summarizeImages(counts);
  if (total === 0) return <span className={styles.none}>{t(`imagesNone.${kind}`)}</span>;
  const share = (count: number) => ({ width: `${(count / total) * 100}%` });
  const doneText =
    done === total
      ? t('imagesAll', { total: formatCount(total) })
      : t('imagesDone', { done: formatCount(done), total: formatCount(total) });
  return (
    <span className={styles.progress}>
      <span className={styles.rail} aria-hidden>
        <span data-part="done" style={share(done)} />
        <span data-part="failed" style={share(failed)} />
      </span>
      <span className={styles.words}>
        <span data-part={done === total ? 'all' : 'some'}>{doneText}</span>
        {waiting > 0 && <span>{t('imagesWaiting', { count: formatCount(waiting) })}</span>}
        {failed > 0 && <span data-part="failed">{t('imagesFailed', { count: formatCount(failed) })}</span>}
      </span>
    </span>
  );
}
