import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { ShippingRules } from '@platen/model/shipping-settings';
import { Alert, Button, Skeleton } from 'antd';
import { Plus } from 'lucide-react';
import { type Dispatch, useRef } from 'react';
import { useText } from '../../../ui/text.ts';
import { type DraftChange, draftsMax, type DraftState } from './draft/draft-state.ts';
import { formOrderFormTexts } from './form-orders-form.messages.ts';
import styles from './form-orders-form.module.css';
import { focusNextInvalid } from './grid/grid-keys.ts';
import { OrderGrid } from './grid/order-grid.tsx';

interface Props {
  /** None while it is fetched. */
  template: SkuTemplate | undefined;
  shipping: ShippingRules | undefined;
  state: DraftState;
  change: Dispatch<DraftChange>;
}

/** The orders, what is wrong with them, and the way to more of them. */
export function OrdersCard({ template, shipping, state, change }: Props) {
  const t = useText(formOrderFormTexts);
  const card = useRef<HTMLElement>(null);
  const rows = state.errors.size;
  const count = [...state.errors.values()].reduce((sum, row) => sum + Object.keys(row).length, 0);
  const isFull = state.drafts.length >= draftsMax;
  return (
    <section ref={card} className={styles.card} data-flush="true" aria-label={t('orders')}>
      <div className={styles.cardHead}>
        <h2>{t('orders')}</h2>
        <span className={styles.hint}>{t('hint')}</span>
      </div>
      {count > 0 && (
        <Alert
          className={styles.findings}
          type="error"
          showIcon
          title={t('findings', { count, rows })}
          action={
            <Button size="small" onClick={() => card.current && focusNextInvalid(card.current)}>
              {t('nextFinding')}
            </Button>
          }
        />
      )}
      {template ? (
        <OrderGrid template={template} shipping={shipping} state={state} change={change} />
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
