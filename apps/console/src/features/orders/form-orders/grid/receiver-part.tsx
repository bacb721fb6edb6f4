import { receiverFields } from '@platen/model/receiver-fields';
import { orderLengthMax } from '@platen/model/form-orders';
import type { ShippingRules } from '@platen/model/shipping-settings';
import { requiredPartsOf } from '@platen/ordering/check-address';
import type { Dispatch } from 'react';
import { suggestionListOf } from '../../../../shared/orders/address-suggestions.tsx';
import { TextCell } from '../../../../ui/fields/cells.tsx';
import { useText } from '../../../../ui/text.ts';
import type { RowErrors } from '../draft/draft-errors.ts';
import type { DraftChange } from '../draft/draft-state.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import styles from './order-grid.module.css';

interface Props {
  /** None until it is known: the server checks every order again. */
  shipping: ShippingRules | undefined;
  draft: OrderDraft;
  row: string;
  errors: RowErrors;
  change: Dispatch<DraftChange>;
}

/** Where an order goes, below its row. */
export function ReceiverPart({ shipping, draft, row, errors, change }: Props) {
  const t = useText(formOrderFormTexts);
  const required: readonly string[] = shipping ? requiredPartsOf(shipping, draft.receiver) : [];
  return (
    <div className={styles.receiver} role="cell">
      {receiverFields.map((name) => {
        const label = t(`receiverFields.${name}`);
        const error = errors[name];
        return (
          <label key={name} data-wide={name === 'address' || name === 'remark'}>
            <span>
              {label}
              {required.includes(name) && <b aria-hidden>*</b>}
            </span>
            <TextCell
              cell={name}
              label={`${label} ${row}`}
              value={draft.receiver[name]}
              onChange={(text) => change({ type: 'write', key: draft.key, cell: name, text })}
              isInvalid={error !== undefined}
              maxLength={orderLengthMax[name]}
              list={suggestionListOf(name)}
            />
            {error && <span className={styles.error}>{error}</span>}
          </label>
        );
      })}
    </div>
  );
}
