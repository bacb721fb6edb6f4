import { textIn } from '@platen/model/text/locale';
import { approvalKinds, approvalKindTexts, approvalStates } from '@platen/model/wallet/approval-enums';
import type { Approval, approvalList } from '@platen/model/wallet/approvals';
import { linkOptions } from '@tanstack/react-router';
import { ListChecks, Scale } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { emptyValue, formatMinute } from '../../../ui/formats.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { ApprovalSettingsDialog } from './approval-settings.dialog.tsx';
import { approvals } from './approvals.api.ts';
import { approvalsTexts } from './approvals.messages.ts';
import styles from './approvals.module.css';
import { useApprovalActions } from './use-approval-actions.tsx';

type Sort = (typeof approvalList)['sorts'][number];

/** Money that waits for a second person, and what was decided. */
export function ApprovalList() {
  const t = useText(approvalsTexts);
  const can = useCan();
  const locale = useLocale();
  const badgeOf = useStateBadge('approval');
  const { actionsOf, dialog } = useApprovalActions();
  const [isSetting, setSetting] = useState(false);
  const waiting: Action = {
    key: 'waiting',
    label: t('waiting'),
    icon: <ListChecks aria-hidden />,
    link: linkOptions({ to: '/approvals', search: { state_eq: 'waiting' } }),
  };
  const settings: Action = {
    key: 'settings',
    label: t('settings'),
    icon: <Scale aria-hidden />,
    run: () => Promise.resolve(setSetting(true)),
    success: false,
  };
  return (
    <>
      <ListScreen<Approval, typeof approvalList>
        title={t('title')}
        description={t('description')}
        source={approvals}
        actions={can('approval_settings.update') ? [waiting, settings] : [waiting]}
        filters={[
          {
            kind: 'select',
            name: 'state_eq',
            label: t('state'),
            options: approvalStates.map((state) => ({ value: state, label: badgeOf(state).label })),
            isChips: true,
          },
          {
            kind: 'select',
            name: 'kind_eq',
            label: t('kind'),
            options: approvalKinds.map((kind) => ({ value: kind, label: textIn(approvalKindTexts[kind], locale) })),
          },
          customerFilter('user_id_eq', t('customer'), t('customerPlaceholder')),
        ]}
        columns={useApprovalColumns()}
        rowActions={actionsOf}
        empty={{
          title: t('emptyTitle'),
          text: t('emptyText'),
          ...(can('approval_settings.update') && { action: settings }),
        }}
      />
      {dialog}
      {isSetting && <ApprovalSettingsDialog onClose={() => setSetting(false)} />}
    </>
  );
}

function useApprovalColumns(): readonly Column<Approval, Sort>[] {
  const t = useText(approvalsTexts);
  const can = useCan();
  const locale = useLocale();
  const badgeOf = useStateBadge('approval');
  return [
    {
      kind: 'text',
      key: 'kind',
      label: t('kind'),
      value: ({ kind, recharge_no, form_order_no }) =>
        [textIn(approvalKindTexts[kind], locale), recharge_no ?? form_order_no]
          .filter((part) => part !== null)
          .join(' '),
    },
    { kind: 'state', key: 'state', label: t('state'), value: ({ state }) => badgeOf(state) },
    {
      kind: 'link',
      key: 'user',
      label: t('customer'),
      value: ({ user }) => user.screen_name,
      link: ({ user_id }) =>
        can('users.read') ? linkOptions({ to: '/users/$id', params: { id: String(user_id) } }) : undefined,
    },
    { kind: 'money', key: 'before', label: t('before'), value: ({ before_amount }) => before_amount, priority: 3 },
    { kind: 'money', key: 'amount', label: t('amount'), value: ({ amount }) => amount },
    {
      kind: 'custom',
      key: 'by',
      label: t('requestedBy'),
      render: ({ requested_by: { screen_name: by }, can_decide, approvable_from }) => (
        <>
          {by}
          {can_decide && approvable_from !== null && (
            <span className={styles.cannot}>{t('approvableFrom', { by, date: formatMinute(approvable_from) })}</span>
          )}
        </>
      ),
    },
    {
      kind: 'text',
      key: 'decided_by',
      label: t('decidedBy'),
      value: ({ decided_by }) => decided_by?.screen_name ?? null,
      priority: 2,
    },
    {
      kind: 'custom',
      key: 'reason',
      label: t('reason'),
      render: ({ request_reason, decision_reason }) => (
        <span className={styles.reason}>
          {[request_reason, decision_reason].filter((text) => text !== '').join(' → ') || emptyValue}
        </span>
      ),
      priority: 3,
    },
    {
      kind: 'dateTime',
      key: 'requested_at',
      label: t('requestedAt'),
      value: ({ requested_at }) => requested_at,
      sort: 'requested_at',
    },
  ];
}
