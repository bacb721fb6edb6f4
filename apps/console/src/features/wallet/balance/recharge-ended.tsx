import type { Recharge } from '@platen/model/recharges';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { MisprintArt } from '../../../ui/art/misprint-art.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';

/** A recharge that failed or expired, with a link to start another. */
export function RechargeEnded({ recharge }: { recharge: Recharge }) {
  const t = useText(rechargeTexts);
  const isRejected = recharge.state === 'rejected';
  return (
    <ScreenState
      art={<MisprintArt />}
      title={isRejected ? t('rejectedTitle') : t('expiredTitle')}
      text={isRejected ? recharge.rejected_reason : t('expiredText')}
      actions={
        <ButtonLink isPrimary to="/mine/recharge" search={{ amount: recharge.amount }}>
          {t('retry')}
        </ButtonLink>
      }
    />
  );
}
