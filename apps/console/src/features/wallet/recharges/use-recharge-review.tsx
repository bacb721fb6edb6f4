import { formatYuan } from '@platen/model/money/money';
import type { Recharge } from '@platen/model/wallet/recharges';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError } from '../../../shared/request/request-error.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { approveRecharge, recharges } from '../../../shared/wallet/recharges.api.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { showFailureMessage, showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargesTexts } from './recharges.messages.ts';
import { RejectRechargeDialog } from './reject-recharge.dialog.tsx';

/** The review of a bank transfer; a rejection needs a reason, so it has a dialog. */
export function useRechargeReview() {
  const t = useText(rechargesTexts);
  const can = useCan();
  const client = useQueryClient();
  const [rejected, setRejected] = useState<Recharge>();

  async function approve(recharge: Recharge) {
    try {
      const { approval_id } = await approveRecharge(recharge.id);
      if (approval_id !== null) showSuccess(t('waitsForSecond'));
      else showSuccess(t('approved', { amount: formatYuan(recharge.amount), customer: recharge.user.screen_name }));
      await Promise.all(
        [['approvals'], ['bills'], ['users']].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    } catch (cause) {
      const isOutdated = cause instanceof RequestError && cause.status === 409;
      showFailureMessage(cause, isOutdated ? t('outdated') : undefined);
      throw cause;
    }
  }

  function actionsOf(recharge: Recharge): Action[] {
    const words = { amount: formatYuan(recharge.amount), customer: recharge.user.screen_name };
    const text = t('approveText', words);
    const actions: Action[] = [];
    if (can('recharges.approve')) {
      actions.push({
        key: 'approve',
        label: t('approve'),
        confirm: {
          title: t('approveTitle', words),
          text: recharge.remark ? t('approveRemark', { text, remark: recharge.remark }) : text,
          okText: t('approve'),
        },
        run: () => approve(recharge),
        success: false,
      });
    }
    if (can('recharges.reject')) {
      actions.push({
        key: 'reject',
        label: t('reject'),
        isDanger: true,
        run: () => Promise.resolve(setRejected(recharge)),
        success: false,
      });
    }
    return actions;
  }

  return {
    actionsOf,
    dialog: rejected && (
      <RejectRechargeDialog
        recharge={rejected}
        onChanged={() => client.invalidateQueries({ queryKey: recharges.key })}
        onClose={() => setRejected(undefined)}
      />
    ),
  };
}
