import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import { Alert, Button, Skeleton } from 'antd';
import { Image, ImageOff, Plus, Redo2, Undo2 } from 'lucide-react';
import { type Dispatch, type RefObject, useMemo, useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { columnsOf, isPictureColumn } from '../draft/draft-columns.ts';
import { type DraftChange, type DraftState, draftsMax, errorsOf } from '../draft/draft-state.ts';
import { countProblems, type GridPosition } from '../draft/problems.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import styles from '../form-orders-form.module.css';
import { orderGridTexts } from '../grid/order-grid.messages.ts';
import { type GridHandle, OrderGrid } from '../grid/order-grid.tsx';
import { PasteNote } from '../grid/paste-note.tsx';
import { usePreviewChoice } from '../grid/row-preview.tsx';
import { PictureButtons, usePictureDrop } from '../pictures/picture-input.tsx';
import { PictureNote } from '../pictures/picture-note.tsx';
import { picturesTexts } from '../pictures/pictures.messages.ts';
import pictureStyles from '../pictures/pictures.module.css';
import { usePictureMatching } from '../pictures/use-picture-matching.ts';

interface Props {
  /** Undefined while it is loading. */
  template: SkuTemplate | undefined;
  shipping: ShippingRules | undefined;
  state: DraftState;
  change: Dispatch<DraftChange>;
  grid: RefObject<GridHandle | null>;
}

/** The orders, their problems, and the ways to add more. */
export function OrdersCard({ template, shipping, state, change, grid }: Props) {
  const t = useText(formOrderFormTexts);
  const gridText = useText(orderGridTexts);
  const pictureText = useText(picturesTexts);
  const [active, setActive] = useState<GridPosition>();
  const previewChoice = usePreviewChoice();
  const hasImages =
    template !== undefined && template.kind !== 'batch_order' && template.effect_image_configs.length > 0;
  const isPreviewed = hasImages && previewChoice.isShown;
  const pictures = usePictureMatching({ template, drafts: state.drafts, change });
  const drop = usePictureDrop(pictures.addFiles);
  const takesPictures = useMemo(() => template !== undefined && columnsOf(template).some(isPictureColumn), [template]);
  const isFull = state.drafts.length >= draftsMax;
  return (
    <section className={styles.card} data-flush="true" aria-label={t('orders')} {...(takesPictures && drop.handlers)}>
      {takesPictures && drop.isOver && <div className={pictureStyles.drop}>{pictureText('drop')}</div>}
      <div className={styles.cardHead}>
        <h2>{t('orders')}</h2>
        <span className={styles.hint}>{t('hint')}</span>
        <span className={styles.cardTools}>
          {takesPictures && <PictureButtons onFiles={pictures.addFiles} />}
          {hasImages && (
            <IconButton
              label={gridText(isPreviewed ? 'preview.hide' : 'preview.show')}
              icon={isPreviewed ? <ImageOff aria-hidden /> : <Image aria-hidden />}
              onClick={() => previewChoice.toggle()}
            />
          )}
          <HistoryButtons history={state.history} change={change} />
        </span>
      </div>
      <PictureNote pictures={pictures} />
      {state.report && <PasteNote report={state.report} change={change} />}
      <ProblemNote state={state} onNext={() => grid.current?.goToProblem()} />
      {template ? (
        <OrderGrid
          template={template}
          shipping={shipping}
          state={state}
          active={active}
          onActive={setActive}
          change={change}
          isPreviewed={isPreviewed}
          handle={grid}
        />
      ) : (
        <Skeleton active className={styles.skeleton} paragraph={{ rows: 4 }} />
      )}
      <div className={styles.cardFoot}>
        <Button
          type="dashed"
          icon={<Plus aria-hidden />}
          disabled={!template || isFull}
          onClick={() => change({ type: 'add' })}
        >
          {t('addRow')}
        </Button>
        {isFull && <span className={styles.hint}>{t('rowsFull', { max: String(draftsMax) })}</span>}
      </div>
    </section>
  );
}

function HistoryButtons({ history, change }: { history: DraftState['history']; change: Dispatch<DraftChange> }) {
  const t = useText(orderGridTexts);
  return (
    <>
      <IconButton
        label={t('undo')}
        icon={<Undo2 aria-hidden />}
        disabled={history.past.length === 0}
        onClick={() => change({ type: 'undo' })}
      />
      <IconButton
        label={t('redo')}
        icon={<Redo2 aria-hidden />}
        disabled={history.future.length === 0}
        onClick={() => change({ type: 'redo' })}
      />
    </>
  );
}

/** How many entries are invalid, and the way to the next one. */
function ProblemNote({ state, onNext }: { state: DraftState; onNext: () => void }) {
  const t = useText(formOrderFormTexts);
  const { count, rows } = useMemo(() => countProblems(errorsOf(state)), [state]);
  if (count === 0) return null;
  return (
    <Alert
      className={styles.findings}
      type="error"
      showIcon
      title={t('findings', { count, rows })}
      action={
        <Button size="small" onClick={onNext}>
          {t('nextFinding')}
        </Button>
      }
    />
  );
}
