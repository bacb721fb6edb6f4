import { receiverFields } from '@platen/model/orders/receiver-fields';
import { ChevronRight } from 'lucide-react';
import { useText } from '../../../../ui/text.ts';
import type { RowErrors } from '../draft/draft-errors.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './order-grid.module.css';

interface Props {
  draft: OrderDraft;
  row: string;
  errors: RowErrors;
  onOpen: () => void;
}

/** The receiver of an order in short. An address can be pasted on it; a click expands its columns. */
export function ReceiverFold({ draft, row, errors, onOpen }: Props) {
  const t = useText(formOrderFormTexts);
  const grid = useText(orderGridTexts);
  const { receiver_name: name, city, address, remark } = draft.receiver;
  const summary = [name, city || address || remark].filter((part) => part !== '').join(' · ');
  const error = receiverFields.map((field) => errors[field]).find((each) => each !== undefined);
  return (
    <span role="cell" className={styles.cell} data-column="receiver_name" data-label={t('receiver')}>
      <button
        type="button"
        className={styles.fold}
        data-empty={summary === ''}
        data-invalid={error !== undefined}
        aria-label={`${t('more')} ${row}`}
        title={summary}
        onClick={onOpen}
      >
        <span>{summary || grid('noReceiver')}</span>
        <ChevronRight aria-hidden />
      </button>
      {error && <span className={styles.error}>{error}</span>}
    </span>
  );
}
