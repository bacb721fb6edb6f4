import { kindOfType } from '@platen/model/catalogue/template-kinds';
import { formatYuan } from '@platen/model/money/money';
import type { FormOrder } from '@platen/model/orders/form-orders';
import { orderMoves } from '@platen/model/orders/lifecycle/order-moves';
import type { Recharge } from '@platen/model/wallet/recharges';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { Check } from 'lucide-react';
import { formOrderLink, formOrdersLink } from '../../../shared/orders/form-order-kinds.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import styles from './recharge-stage.module.css';
import { unpaidFormOrdersQuery, wantedFormOrdersQuery } from './unpaid-form-orders.api.ts';

/** The money has arrived: the new balance, and the orders that waited for it. */
export function RechargePaid({ recharge }: { recharge: Recharge }) {
  const t = useText(rechargeTexts);
  // A balance from before this recharge would be misleading.
  const user = useQuery({ ...currentUserQuery, refetchOnMount: 'always' });
  const { data: unpaid } = useQuery(unpaidFormOrdersQuery);
  const { pay = [] } = useSearch({ from: '/shell/mine/recharge' });
  const { data: [wanted, ...others] = [] } = useQuery(wantedFormOrdersQuery(pay));
  const wantedCount = others.length + 1;
  return (
    <div className={styles.stage}>
      <span className={styles.done}>
        <Check aria-hidden />
      </span>
      <h2 className={styles.title}>{t('paidTitle', { amount: formatYuan(recharge.amount) })}</h2>
      <p className={styles.lead}>{t('newBalance')}</p>
      <p className={styles.amount}>
        {user.data && !user.isFetching ? (
          formatYuan(user.data.available_balance)
        ) : (
          <Skeleton.Input active size="small" />
        )}
      </p>
      {unpaid && unpaid.length > 0 && <UnpaidFormOrders formOrders={unpaid} />}
      <div className={styles.buttons}>
        <ButtonLink to="/mine/recharge">{t('anotherRecharge')}</ButtonLink>
        <ButtonLink isPrimary={!wanted} to="/mine/balance">
          {t('toBalance')}
        </ButtonLink>
        {wanted && (
          <ButtonLink isPrimary {...backToPay(wanted, wantedCount)}>
            {wantedCount === 1 ? t('payNow', { no: wanted.no }) : t('payManyNow', { count: String(wantedCount) })}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Links to the form order that lacked the money; to the list if there were several. */
function backToPay({ id, type }: FormOrder, count: number) {
  const kind = kindOfType[type];
  return count === 1
    ? formOrderLink(kind, id)
    : { ...formOrdersLink(kind), search: { state_in: [orderMoves.pay.from] as const } };
}

function UnpaidFormOrders({ formOrders }: { formOrders: readonly FormOrder[] }) {
  const t = useText(rechargeTexts);
  const kindLabel = useKindLabel();
  const kinds = [...new Set(formOrders.map(({ type }) => kindOfType[type]))];
  return (
    <section className={styles.unpaid}>
      <h3>
        {t('unpaid')}
        <span>
          {t('unpaidMore')}
          {kinds.map((kind) => (
            <Link key={kind} {...formOrdersLink(kind)} search={{ state_in: [orderMoves.pay.from] }}>
              {kindLabel(kind)}
            </Link>
          ))}
        </span>
      </h3>
      <ul>
        {formOrders.map((formOrder) => (
          <li key={formOrder.id}>
            <Link {...formOrderLink(kindOfType[formOrder.type], formOrder.id)}>{formOrder.no}</Link>
            <span>{formOrder.sku_template_name}</span>
            <b>{formatYuan(formOrder.amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
