import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { formatFen } from '@platen/model/money';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { typedTotals } from '@platen/ordering/typed-amounts';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { LinkTarget } from '../../../ui/actions/action.types.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { isBlank, type OrderDraft } from './draft/order-draft.ts';
import { formOrderFormTexts } from './form-orders-form.messages.ts';
import styles from './form-orders-form.module.css';

interface Props {
  template: SkuTemplate;
  drafts: readonly OrderDraft[];
  /** Why it must wait. */
  reason: string | undefined;
  isBusy: boolean;
  isDisabled: boolean;
  back: LinkTarget;
  onSubmit: () => void;
}

/** What the orders come to, always in sight, and the button that places them. */
export function PlaceBar({ template, drafts, reason, isBusy, isDisabled, back, onSubmit }: Props) {
  const t = useText(formOrderFormTexts);
  const ui = useText(uiTexts);
  const ordered = useMemo(() => orderTemplateOf(template), [template]);
  const totals = typedTotals(
    ordered,
    drafts.filter((draft) => !isBlank(draft)),
  );
  return (
    <div className={styles.bar}>
      <span className={styles.counts} role="status">
        {t('counts', { orders: totals.orders_count, pieces: totals.quantity })}
      </span>
      <span className={styles.total}>
        {t('total')}
        <b>{formatFen(totals.amount_fen)}</b>
      </span>
      <span className={styles.reason} aria-live="polite">
        {reason}
      </span>
      <span className={styles.buttons}>
        <ButtonLink {...back}>{ui('cancel')}</ButtonLink>
        <Button
          type="primary"
          loading={isBusy}
          disabled={isDisabled || isBusy || reason !== undefined}
          onClick={onSubmit}
        >
          {t('submit')}
        </Button>
      </span>
    </div>
  );
}
