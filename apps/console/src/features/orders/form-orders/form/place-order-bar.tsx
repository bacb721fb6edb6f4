import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { isCustomer } from '@platen/model/accounts/roles';
import { fenToYuan, formatFen, wireYuanToFen } from '@platen/model/money/money';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { findPrice, type TypedTotals, typedTotals } from '@platen/ordering/typed-amounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { currentUserQuery } from '../../../../shared/session/current-user.ts';
import type { LinkTarget } from '../../../../ui/actions/action.types.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { useText } from '../../../../ui/text.ts';
import { uiTexts } from '../../../../ui/ui.messages.ts';
import { isBlank, type OrderDraft } from '../draft/order-draft.ts';
import { formOrderFormTexts } from '../form-orders-form.messages.ts';
import styles from '../form-orders-form.module.css';
import { draftTexts } from './draft.messages.ts';

interface Props {
  template: SkuTemplate;
  drafts: readonly OrderDraft[];
  /** Whether the input is stored as a draft. */
  note: string;
  /** Why the order cannot be placed yet. */
  reason: string | undefined;
  isBusy: boolean;
  isDisabled: boolean;
  back: LinkTarget;
  onSubmit: () => void;
}

/** The total of the orders and how it is calculated, always visible, with the button that places them. */
export function PlaceOrderBar({ template, drafts, note, reason, isBusy, isDisabled, back, onSubmit }: Props) {
  const t = useText(formOrderFormTexts);
  const ui = useText(uiTexts);
  const ordered = useMemo(() => orderTemplateOf(template), [template]);
  const priceOf = useMemo(() => memoized((draft: OrderDraft) => findPrice(ordered, draft)), [ordered]);
  // A delayed total is better than delayed typing.
  const shown = useDeferredValue(drafts);
  const totals = useMemo(
    () => typedTotals(ordered, shown.filter((draft) => !isBlank(draft)).map(priceOf)),
    [ordered, shown, priceOf],
  );
  return (
    <div className={styles.bar}>
      <span className={styles.sums}>
        <span className={styles.total}>
          {t('total')}
          <b>{formatFen(totals.amount_fen)}</b>
          <Balance totalFen={totals.amount_fen} />
        </span>
        <span className={styles.counts} role="status">
          {t('counts', { orders: totals.orders_count, pieces: totals.quantity })}
          <Formula totals={totals} />
        </span>
      </span>
      <span className={styles.reason} aria-live="polite">
        {reason ?? note}
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

/** Unchanged rows are not calculated again: there may be thousands. */
function memoized<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: workOut(key) };
    known.set(key, found);
    return found.value;
  };
}

/** More prices would be a list and not a formula. */
const writtenPricesMax = 2;

/** The total as a formula. */
function Formula({ totals: { prices, rendering, openCount, amount_fen, quantity } }: { totals: TypedTotals }) {
  const t = useText(draftTexts);
  if (openCount === 0 && prices.length === 0) return null;
  const goodsFen = amount_fen - rendering.priceFen * rendering.count;
  const goods =
    prices.length > writtenPricesMax
      ? [t('formula.goods', { amount: formatFen(goodsFen), quantity })]
      : prices.map((each) => t('formula.part', { price: formatFen(each.priceFen), quantity: String(each.quantity) }));
  const drawn =
    rendering.priceFen > 0 && rendering.count > 0
      ? [t('formula.rendering', { price: formatFen(rendering.priceFen), count: String(rendering.count) })]
      : [];
  return (
    <span className={styles.formula}>
      {[...goods, ...drawn].join(' + ')}
      {openCount > 0 && <em>{t('formula.open', { count: openCount })}</em>}
    </span>
  );
}

/** Whether the balance suffices is shown before anything is placed. */
function Balance({ totalFen }: { totalFen: number }) {
  const t = useText(draftTexts);
  const { data: user } = useQuery(currentUserQuery);
  if (!user || !isCustomer(user.role)) return null;
  const balanceFen = wireYuanToFen(user.available_balance);
  const missingFen = totalFen - balanceFen;
  if (missingFen <= 0) return <span className={styles.balance}>{t('balance', { amount: formatFen(balanceFen) })}</span>;
  return (
    <span className={styles.balance} data-short>
      {t('balance', { amount: formatFen(balanceFen) })} · {t('short', { amount: formatFen(missingFen) })}
      <Link to="/mine/recharge" search={{ amount: fenToYuan(missingFen) }}>
        {t('recharge')}
      </Link>
    </span>
  );
}
