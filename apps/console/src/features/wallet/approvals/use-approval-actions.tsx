import { formatYuan } from '@platen/model/money/money';
import type { ApprovalKind } from '@platen/model/wallet/approval-enums';
import type { Approval } from '@platen/model/wallet/approvals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { approvals, approveApproval, withdrawApproval } from './approvals.api.ts';
import { approvalsTexts } from './approvals.messages.ts';
import { RejectApprovalDialog } from './reject-approval.dialog.tsx';

/** What a decision changes besides the approval itself. */
const affected = [approvals.key, ['recharges'], ['users']];

/** The question before each kind is approved. */
const questions = {
  recharge: { title: 'approveRechargeTitle', text: 'approveRechargeText' },
  advance: { title: 'approveAdvanceTitle', text: 'approveAdvanceText' },
  refund: { title: 'approveRefundTitle', text: 'approveRefundText' },
} as const satisfies Record<ApprovalKind, { title: string; text: string }>;

/** What the current user may do with an approval; the server says so with each of them. */
export function useApprovalActions() {
  const t = useText(approvalsTexts);
  const client = useQueryClient();
  const [rejected, setRejected] = useState<Approval>();
  const ordersChanged = useOrdersChanged();
  const changed = () =>
    Promise.all([ordersChanged(), ...affected.map((queryKey) => client.invalidateQueries({ queryKey }))]);

  function approval(of: Approval): Action {
    const words = {
      amount: formatYuan(of.amount),
      customer: of.user.screen_name,
      by: of.requested_by.screen_name,
      no: of.recharge_no ?? of.form_order_no ?? '',
      reason: of.request_reason || t('noReason'),
    };
    const { title, text } = questions[of.kind];
    return {
      key: 'approve',
      label: t('approve'),
      confirm: {
        title: t(title, words),
        text: t(text, words),
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
    return [
      ...(of.can_decide && of.approvable_from === null ? [approval(of)] : []),
      ...(of.can_decide ? [reject] : []),
      ...(of.can_withdraw ? [withdraw] : []),
    ];
  }

  return {
    actionsOf,
    dialog: rejected && (
      <RejectApprovalDialog approval={rejected} onChanged={changed} onClose={() => setRejected(undefined)} />
    ),
  };
}
