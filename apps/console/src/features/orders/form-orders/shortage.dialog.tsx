import { errorTable } from '@platen/model/errors';
import { formatYuan } from '@platen/model/money';
import { Button, Modal } from 'antd';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import type { RequestError } from '../../../shared/request/request-error.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { useText } from '../../../ui/text.ts';
import { formOrdersTexts } from './form-orders.messages.ts';
import styles from './shortage.module.css';

/** All in yuan, as the server said. */
export interface Shortage {
  amount: number;
  available: number;
  missing: number;
}

/** What a refused payment lacks; nothing where it was refused for another reason. */
export function shortageOf({ code, details }: Pick<RequestError, 'code' | 'details'>): Shortage | undefined {
  if (code !== errorTable.insufficient_balance.code) return undefined;
  const [amount, available, missing] = [details.amount, details.available_balance, details.missing_amount].map(Number);
  return { amount: amount ?? 0, available: available ?? 0, missing: missing ?? 0 };
}

/** A payment that the balance does not cover: what is missing, and the way to get it. */
export function ShortageDialog({ shortage, onClose }: { shortage: Shortage; onClose: () => void }) {
  const t = useText(formOrdersTexts);
  const [isOpen, setOpen] = useState(true);
  const missing = formatYuan(shortage.missing);
  return (
    <Modal
      open={isOpen}
      title={t('shortageTitle')}
      width={420}
      centered
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <span className={styles.buttons}>
          <Button onClick={() => setOpen(false)}>{t('later')}</Button>
          <ButtonLink to="/mine/recharge" search={{ amount: shortage.missing }} isPrimary icon={<Wallet aria-hidden />}>
            {t('recharge', { amount: missing })}
          </ButtonLink>
        </span>
      }
    >
      <dl className={styles.figures}>
        <div>
          <dt>{t('toPay')}</dt>
          <dd>{formatYuan(shortage.amount)}</dd>
        </div>
        <div>
          <dt>{t('available')}</dt>
          <dd>{formatYuan(shortage.available)}</dd>
        </div>
        <div data-missing>
          <dt>{t('missing')}</dt>
          <dd>{missing}</dd>
        </div>
      </dl>
    </Modal>
  );
}
