import { Tooltip } from 'antd';
import { ChevronsLeft, ChevronsRight, Info } from 'lucide-react';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import type { DraftColumn } from '../draft/draft-columns.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './order-grid.module.css';
import { columnLabel } from './order-grid-cell.tsx';

interface Props {
  columns: readonly DraftColumn[];
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** Scrolls to the columns that follow; undefined if all are visible. */
  onMore: (() => void) | undefined;
}

export function OrderGridHead({ columns, isFolded, onFold, onMore }: Props) {
  const t = useText(formOrderFormTexts);
  const grid = useText(orderGridTexts);
  const firstOfReceiver = columns.find(({ kind }) => kind === 'receiver')?.cell;
  return (
    <div className={styles.head} role="row">
      <span className={styles.index} role="columnheader" aria-label={t('row')}>
        #
      </span>
      {columns.map((column) => (
        <span key={column.cell} role="columnheader" data-column={column.cell}>
          {column.cell === firstOfReceiver && (
            <IconButton label={grid('hideReceiver')} icon={<ChevronsLeft aria-hidden />} onClick={() => onFold(true)} />
          )}
          {columnLabel(column, t)}
          {column.isRequired && <b aria-hidden>*</b>}
          <ItemHint column={column} />
        </span>
      ))}
      {isFolded && (
        <span role="columnheader">
          {t('receiver')}
          <IconButton label={grid('showReceiver')} icon={<ChevronsRight aria-hidden />} onClick={() => onFold(false)} />
        </span>
      )}
      <span className={styles.amount} role="columnheader">
        {t('amount')}
      </span>
      <span className={styles.tools} role="columnheader" aria-label={t('row')}>
        {onMore && <IconButton label={grid('moreColumns')} icon={<ChevronsRight aria-hidden />} onClick={onMore} />}
      </span>
    </div>
  );
}

/** The recommended size of an image, before the user looks for one. */
function ItemHint({ column }: { column: DraftColumn }) {
  const t = useText(formOrderFormTexts);
  if (column.kind !== 'item' || column.item.type !== 'image') return null;
  const { width, height } = column.item;
  if (!width || !height) return null;
  const text = t('pixels', { width: String(Math.round(width)), height: String(Math.round(height)) });
  return (
    <Tooltip title={text}>
      <Info aria-label={text} className={styles.info} />
    </Tooltip>
  );
}
