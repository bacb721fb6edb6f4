import type { Mine } from '@platen/model/accounts/accounts';
import { memberRoleRecords } from '@platen/model/accounts/member-roles';
import { isCustomer } from '@platen/model/accounts/roles';
import { textIn } from '@platen/model/text/locale';
import { linkOptions } from '@tanstack/react-router';
import { Lock, Pencil, ShieldCheck, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { type DownloadOptions, fetchFile } from '../../../shared/request/download.ts';
import { useDataExport } from '../../../shared/request/use-data-export.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { useRoleName } from '../../../shared/session/use-role-text.ts';
import type { DetailSection } from '../../../ui/detail/detail.types.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { mineTexts } from './mine.messages.ts';
import { ProfileDialog } from './profile.dialog.tsx';

const fetchOwnData = (options: DownloadOptions) => fetchFile('GET /mine/data_export', options, 'data.zip');

const lockIcon = <Lock aria-hidden />;
const walletIcon = <Wallet aria-hidden />;
const securityIcon = <ShieldCheck aria-hidden />;
const teamIcon = <Users aria-hidden />;
const editIcon = <Pencil aria-hidden />;

export function MineDetail() {
  const t = useText(mineTexts);
  const [edited, setEdited] = useState<Mine>();
  const can = useCan();
  const { actionOf, strip } = useDataExport();

  return (
    <>
      <DetailScreen
        query={currentUserQuery}
        title={() => t('title')}
        actions={(user) => [
          {
            key: 'edit',
            label: t('editProfile'),
            icon: editIcon,
            isPrimary: true,
            run: async () => setEdited(user),
            success: false,
          },
          {
            key: 'change_password',
            label: t('changePassword'),
            icon: lockIcon,
            link: linkOptions({ to: '/mine/change_password' }),
          },
          ...(isCustomer(user.role)
            ? [{ key: 'balance', label: t('toBalance'), icon: walletIcon, link: linkOptions({ to: '/mine/balance' }) }]
            : []),
          {
            key: 'security',
            label: t('security'),
            icon: securityIcon,
            link: linkOptions({ to: '/mine/security' }),
          },
          ...(can('members.read')
            ? [{ key: 'team', label: t('team'), icon: teamIcon, link: linkOptions({ to: '/mine/team' }) }]
            : []),
          ...(can('members.update') ? [actionOf(fetchOwnData)] : []),
        ]}
        sections={useMineSections()}
      />
      {strip}
      {edited && <ProfileDialog user={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function useMineSections() {
  const t = useText(mineTexts);
  const roleName = useRoleName();
  const locale = useLocale();

  /** Members of a company differ by what they may do in it; the role of all of them is the customer's. */
  const roleTextOf = (user: Mine) =>
    isCustomer(user.role) ? textIn(memberRoleRecords[user.account.member_role].text, locale) : roleName(user);

  function moneyAndOrders(user: Mine): DetailSection[] {
    return [
      {
        title: t('wallet'),
        items: [
          { kind: 'money', label: t('availableBalance'), value: user.available_balance },
          { kind: 'money', label: t('balance'), value: user.balance },
          { kind: 'money', label: t('advanceAmount'), value: user.advance_amount },
          { kind: 'money', label: t('totalConsumption'), value: user.total_consumption },
          { kind: 'money', label: t('totalRecharge'), value: user.total_recharge_amount },
        ],
      },
      {
        title: t('orders'),
        items: [
          { kind: 'count', label: t('formOrders'), value: user.form_orders_count },
          { kind: 'count', label: t('paidFormOrders'), value: user.paid_form_orders_count },
          { kind: 'count', label: t('ordersCount'), value: user.orders_count },
          { kind: 'count', label: t('paidOrders'), value: user.paid_orders_count },
        ],
      },
    ];
  }

  return (user: Mine): DetailSection[] => [
    {
      title: t('account'),
      items: [
        { kind: 'text', label: t('screenName'), value: user.screen_name },
        { kind: 'text', label: t('loginName'), value: user.login_name },
        { kind: 'text', label: t('role'), value: roleTextOf(user) },
        ...(user.account.id === user.id
          ? []
          : ([{ kind: 'text', label: t('company'), value: user.account.screen_name }] as const)),
        { kind: 'copyable', label: t('trackingCode'), value: user.tracking_code },
        { kind: 'text', label: t('email'), value: user.email },
        { kind: 'text', label: t('phone'), value: user.phone },
        { kind: 'dateTime', label: t('createdAt'), value: user.created_at },
        { kind: 'dateTime', label: t('updatedAt'), value: user.updated_at },
      ],
    },
    {
      title: t('profile'),
      items: [
        { kind: 'text', label: t('contactName'), value: user.contact_name },
        { kind: 'text', label: t('contactPhone'), value: user.contact_phone },
        { kind: 'text', label: t('notificationEmail'), value: user.notification_email },
        ...(isCustomer(user.role) ? ([{ kind: 'text', label: t('sender'), value: senderText(user) }] as const) : []),
      ],
    },
    // Staff neither order nor pay: zeros would suggest that they could.
    ...(isCustomer(user.role) ? moneyAndOrders(user) : []),
  ];
}

function senderText({ sender }: Mine): string | null {
  return sender && [sender.name, sender.phone, sender.address].filter(Boolean).join(' · ');
}
