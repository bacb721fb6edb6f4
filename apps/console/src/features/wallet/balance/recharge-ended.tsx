import { textIn } from '@platen/model/text/locale';
import { canCheckPayment, type Recharge } from '@platen/model/wallet/recharges';
import { closedReasonTexts } from '@platen/model/wallet/wallet-enums';
import { useLocale } from 'use-intl';
import { useCheckPayment } from '../../../shared/wallet/use-check-payment.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { MisprintArt } from '../../../ui/art/misprint-art.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';

/** A recharge that failed or expired, with its reason and a link to start another. */
export function RechargeEnded({ recharge }: { recharge: Recharge }) {
  const checkPayment = useCheckPayment();
  const t = useText(rechargeTexts);
  const { title, text } = useEndTexts(recharge);
  return (
    <ScreenState
      art={<MisprintArt />}
      title={title}
      text={text}
      actions={
        <>
          {canCheckPayment(recharge) && <ActionButtons actions={[checkPayment(recharge)]} />}
          <ButtonLink isPrimary to="/mine/recharge" search={{ amount: recharge.amount }}>
            {t('retry')}
          </ButtonLink>
        </>
      }
    />
  );
}

function useEndTexts({ state, rejected_reason, closed_reason }: Recharge): { title: string; text: string } {
  const t = useText(rechargeTexts);
  const locale = useLocale();
  if (state === 'rejected') return { title: t('rejectedTitle'), text: rejected_reason };
  if (closed_reason) return { title: t('closedTitle'), text: textIn(closedReasonTexts[closed_reason], locale) };
  return { title: t('expiredTitle'), text: t('expiredText') };
}
