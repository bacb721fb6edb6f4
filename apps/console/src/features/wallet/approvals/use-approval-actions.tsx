import type { Approval } from '@platen/model/approvals';
import { formatYuan } from '@platen/model/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { approvals, approveApproval, withdrawApproval } from './approvals.api.ts';
import { approvalsTexts } from './approvals.messages.ts';
import { RejectApprovalDialog } from './reject-approval.dialog.tsx';

/** What a decision changes besides the approval itself. */
const affected = [approvals.key, ['recharges'], ['bills'], ['users']];

/** What the current user may do with an approval; the server says so with each of them. */
export function useApprovalActions() {
  const t = useText(approvalsTexts);
  const client = useQueryClient();
  const [rejected, setRejected] = useState<Approval>();
  const changed = () => Promise.all(affected.map((queryKey) => client.invalidateQueries({ queryKey })));

  function approval(of: Approval): Action {
    const words = {
      amount: formatYuan(of.amount),
      customer: of.user.screen_name,
      by: of.requested_by.screen_name,
      no: of.recharge_no ?? '',
      reason: of.request_reason,
    };
    const isRecharge = of.kind === 'recharge';
    return {
      key: 'approve',
      label: t('approve'),
      confirm: {
        title: t(isRecharge ? 'approveRechargeTitle' : 'approveAdvanceTitle', words),
        text: t(isRecharge ? 'approveRechargeText' : 'approveAdvanceText', words),
        okText: t('approve'),
      },
      run: () => approveApproval(of.id).finally(() => void changed()),
      success: t('approved'),
    };
  }

  function actionsOf(of: Approval): Action[] {
    const reject: Action = {
      key: 'reject',
      label: t('reject'),
      isDanger: true,
      run: () => Promise.resolve(setRejected(of)),
      success: false,
    };
    const withdraw: Action = {
      key: 'withdraw',
      label: t('withdraw'),
      confirm: {
        title: t('withdrawTitle', { amount: formatYuan(of.amount) }),
        text: t('withdrawText'),
        okText: t('withdraw'),
      },
      run: () => withdrawApproval(of.id).finally(() => void changed()),
      success: t('withdrawn'),
    };
    return [...(of.can_decide ? [approval(of), reject] : []), ...(of.can_withdraw ? [withdraw] : [])];
  }

  return {
    actionsOf,
    dialog: rejected && (
      <RejectApprovalDialog approval={rejected} onChanged={changed} onClose={() => setRejected(undefined)} />
    ),
  };
}
