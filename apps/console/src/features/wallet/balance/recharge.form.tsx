import type { Mine } from '@platen/model/accounts/accounts';
import { formatYuan } from '@platen/model/money/money';
import { rechargeYuanMax, rechargeYuanMin } from '@platen/model/wallet/recharge-amounts';
import {
  type Recharge,
  type RechargeInput,
  type RechargeMethod,
  type RechargeMethods,
  rechargeRemarkLengthMax,
} from '@platen/model/wallet/recharges';
import { Alert, Button, Form, Input } from 'antd';
import { Clock, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { createRecharge } from '../../../shared/wallet/recharges.api.ts';
import { addYuan } from '../../../shared/wallet/wallet-sums.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { emptyValue } from '../../../ui/formats.ts';
import { Movement } from '../../../ui/movement.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';
import styles from './recharge.module.css';
import { AmountChoice, MethodChoice } from './recharge-choices.tsx';

interface Values {
  amount: number | null;
  payment_method: RechargeMethod | undefined;
  remark: string;
}

interface Props {
  user: Mine;
  methods: RechargeMethods;
  /** The shortage of an order. */
  amount: number | undefined;
  onCreated: (recharge: Recharge) => void;
}

/** Amount and method on the left, the summary with the button on the right. */
export function RechargeForm({ user, methods, amount, onCreated }: Props) {
  const t = useText(rechargeTexts);
  const [intent] = useState(createIdempotencyKey);
  const { form, isBusy, refusal, submit } = useFormSubmit<Values, Recharge>({
    save: (values) => {
      const input = toInput(values);
      return createRecharge(input, { idempotencyKey: intent.keyFor(input) });
    },
    onSaved: (recharge) => {
      intent.fulfilled();
      onCreated(recharge);
    },
  });
  const [yuan, method] = [Form.useWatch('amount', form), Form.useWatch('payment_method', form)];
  const firstAvailable = methods.methods.find(({ is_available }) => is_available)?.payment_method;
  const range = t('amountRange', { min: formatYuan(rechargeYuanMin), max: formatYuan(rechargeYuanMax) });
  const submitText = method === 'offline' ? 'submit' : 'pay';
  return (
    <Form<Values>
      form={form}
      className={styles.columns}
      layout="vertical"
      initialValues={{ amount: amount ?? null, payment_method: firstAvailable, remark: '' }}
      onFinish={(values) => void submit(values)}
      noValidate
    >
      <DetailCard title={t('title')}>
        <Form.Item
          name="amount"
          label={t('amount')}
          rules={[{ required: true }, { type: 'number', min: rechargeYuanMin, max: rechargeYuanMax, message: range }]}
        >
          <AmountChoice />
        </Form.Item>
        <Form.Item name="payment_method" label={t('method')} rules={[{ required: true }]}>
          <MethodChoice methods={methods.methods} />
        </Form.Item>
        {firstAvailable === undefined && <Alert type="warning" showIcon title={t('noneAvailable')} />}
        {method === 'offline' && (
          <>
            <div className={styles.account}>
              <p className={styles.label}>{t('transferTo')}</p>
              <p className={styles.instructions}>{methods.offline_instructions || t('noInstructions')}</p>
            </div>
            <Form.Item name="remark" label={t('remark')} extra={t('remarkHint')}>
              <Input.TextArea maxLength={rechargeRemarkLengthMax} autoSize={{ minRows: 2, maxRows: 6 }} />
            </Form.Item>
          </>
        )}
        <FormRefusal refusal={refusal} />
      </DetailCard>
      <RechargeSummary user={user} amount={yuan ?? null} isOffline={method === 'offline'}>
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          block
          loading={isBusy}
          disabled={isBusy || firstAvailable === undefined}
        >
          {yuan ? t(submitText, { amount: formatYuan(yuan) }) : t('submitPlain')}
        </Button>
      </RechargeSummary>
    </Form>
  );
}

/** Required values exist: the form does not submit without them. */
function toInput({ amount, payment_method, remark }: Values): RechargeInput {
  const method = payment_method as RechargeMethod;
  return { amount: amount ?? 0, payment_method: method, remark: method === 'offline' ? (remark ?? '').trim() : '' };
}

interface RechargeSummaryProps {
  user: Mine;
  amount: number | null;
  isOffline: boolean;
  /** The submit button. */
  children: ReactNode;
}

/** What the recharge changes in the wallet, and when. */
function RechargeSummary({ user, amount, isOffline, children }: RechargeSummaryProps) {
  const t = useText(rechargeTexts);
  return (
    <section className={styles.sum} aria-label={t('after')}>
      <dl>
        <div>
          <dt>{t('now')}</dt>
          <dd>{formatYuan(user.available_balance)}</dd>
        </div>
        <div>
          <dt>{t('amount')}</dt>
          <dd>{amount ? <Movement yuan={amount} /> : emptyValue}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('after')}</dt>
          <dd>{formatYuan(addYuan(user.available_balance, amount ?? 0))}</dd>
        </div>
      </dl>
      {children}
      <ul className={styles.notes}>
        <li>
          <Clock aria-hidden />
          {isOffline ? t('afterOffline') : t('afterOnline')}
        </li>
        <li>
          <ShieldCheck aria-hidden />
          {t('afterUse')}
        </li>
      </ul>
    </section>
  );
}
