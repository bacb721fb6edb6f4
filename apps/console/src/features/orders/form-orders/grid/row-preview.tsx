import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { ChevronLeft, ChevronRight, LoaderCircle } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { FindingLines } from '../../../../shared/findings/finding-lines.tsx';
import { fontUrlsOf } from '../../../../shared/preview/preview-assets.ts';
import { usePreview } from '../../../../shared/preview/use-preview.ts';
import { readStored, writeStored } from '../../../../shared/storage.ts';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { planDraft } from '../draft/draft-plan.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './row-preview.module.css';

interface Props {
  template: SkuTemplate;
  draft: OrderDraft;
  row: number;
}

/** The effect image of the active row, redrawn while typing. */
export function RowPreview({ template, draft, row }: Props) {
  const t = useText(orderGridTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [wanted, setWanted] = useState(0);
  const images = useMemo(() => planDraft(template, draft), [template, draft]);
  const fontUrls = useMemo(() => fontUrlsOf(template.font_libraries), [template]);
  const at = Math.min(wanted, images.length - 1);
  const image = images[at];
  const { status, findings } = usePreview(image?.plan, fontUrls, canvas);
  if (!image) return null;
  const turn = (step: number) => setWanted((at + step + images.length) % images.length);
  return (
    <aside className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.head}>
        <span>
          {t('preview.row', { row: String(row) })}
          {draft.no !== '' && <b>{draft.no}</b>}
        </span>
        {images.length > 1 && (
          <span className={styles.turn}>
            <IconButton label={t('preview.before')} icon={<ChevronLeft aria-hidden />} onClick={() => turn(-1)} />
            {at + 1}/{images.length}
            <IconButton label={t('preview.next')} icon={<ChevronRight aria-hidden />} onClick={() => turn(1)} />
          </span>
        )}
      </div>
      <div className={styles.stage} data-status={status} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
        <canvas ref={canvas} role="img" aria-label={t('preview.title')} />
        {status === 'loading' && (
          <span className={styles.state} role="status">
            <LoaderCircle aria-hidden />
            {t('preview.drawing')}
          </span>
        )}
        {status === 'failed' && <span className={styles.state}>{t('preview.failed')}</span>}
      </div>
      <FindingLines lines={findings} />
      <p className={styles.hint}>{t('preview.hint')}</p>
    </aside>
  );
}

/** Whether the effect image is shown beside the grid, which takes space. */
export function usePreviewChoice(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(() => readStored('order-preview') !== 'off');
  return {
    isShown,
    toggle: () => {
      writeStored('order-preview', isShown ? 'off' : null);
      setShown(!isShown);
    },
  };
}
