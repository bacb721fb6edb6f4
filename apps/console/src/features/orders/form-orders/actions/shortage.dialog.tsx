import { formatYuan } from '@platen/model/money/money';
import { Button, Modal } from 'antd';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { useText } from '../../../../ui/text.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';
import styles from './shortage.module.css';
import type { Shortage } from './shortage.ts';

interface Props {
  shortage: Shortage;
  /** The form orders to pay: the recharge screen links back to them. */
  formOrderIds: readonly number[];
  onClose: () => void;
}

/** A payment that the balance does not cover: what is missing, with a link to recharge. */
export function ShortageDialog({ shortage, formOrderIds, onClose }: Props) {
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
          <ButtonLink
            to="/mine/recharge"
            search={{ amount: shortage.missing, pay: [...formOrderIds] }}
            isPrimary
            icon={<Wallet aria-hidden />}
          >
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
