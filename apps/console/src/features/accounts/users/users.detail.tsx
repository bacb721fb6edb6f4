import { customerPlanRecords } from '@platen/model/accounts/customer-plans';
import { memberRoleRecords } from '@platen/model/accounts/member-roles';
import type { Member } from '@platen/model/accounts/members';
import { isCustomer } from '@platen/model/accounts/roles';
import { textIn } from '@platen/model/text/locale';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import { useLocale } from 'use-intl';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { StorageByKind } from '../../../shared/storage-usage/storage-by-kind.tsx';
import { BillsSection } from '../../../shared/wallet/bills-section.tsx';
import { WalletFigures } from '../../../shared/wallet/wallet-figures.tsx';
import type { DetailSection } from '../../../ui/detail/detail.types.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { accountStateOf } from './account-state.ts';
import { AdvanceHistory } from './advance-history.tsx';
import { RoleTag } from './role-tag.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { useUserRules } from './use-user-rules.ts';
import { UserSignIn } from './user-sign-in.tsx';
import { userMembersQuery, userQuery, userStorageQuery } from './users.api.ts';
import { usersTexts } from './users.messages.ts';
import styles from './users.module.css';

/** A person, and for a customer the wallet: figures, advance, bills. */
export function UserDetailScreen() {
  const t = useText(usersTexts);
  const { id } = useParams({ from: '/shell/users/$id' });
  const badgeOf = useStateBadge('account');
  const locale = useLocale();
  const { actionsOf, dialog } = useUserActions();
  const { canSeeSignIn, canResetFactors } = useUserRules();
  return (
    <>
      <DetailScreen
        query={userQuery(id)}
        back={linkOptions({ to: '/users' })}
        title={(user) => user.screen_name}
        state={(user) => badgeOf(accountStateOf(user))}
        renderTags={(user) => <RoleTag user={user} />}
        actions={actionsOf}
      >
        {(user) => {
          const hasWallet = isCustomer(user.role);
          const account: DetailSection = {
            title: t('account'),
            items: [
              { kind: 'copyable', label: t('loginName'), value: user.login_name },
              { kind: 'text', label: t('email'), value: user.email },
              { kind: 'text', label: t('phone'), value: user.phone },
              {
                kind: 'text',
                label: t('contact'),
                value: [user.contact_name, user.contact_phone].filter(Boolean).join(' · '),
              },
              { kind: 'copyable', label: t('trackingCode'), value: user.tracking_code },
              ...(hasWallet
                ? ([
                    { kind: 'text', label: t('plan'), value: textIn(customerPlanRecords[user.plan].text, locale) },
                    { kind: 'count', label: t('formOrders'), value: user.form_orders_count },
                    { kind: 'count', label: t('paidFormOrders'), value: user.paid_form_orders_count },
                    { kind: 'count', label: t('orders'), value: user.orders_count },
                  ] as const)
                : []),
              { kind: 'dateTime', label: t('createdAt'), value: user.created_at },
            ],
          };
          return (
            <>
              {hasWallet && <WalletFigures wallet={user} />}
              <DetailSections sections={[account]} />
              <div className={styles.parts}>
                {hasWallet && (
                  <>
                    <BillsSection userId={user.id} />
                    <AdvanceHistory user={user} />
                    <UserStorage userId={user.id} />
                    <UserMembers userId={user.id} />
                  </>
                )}
                {canSeeSignIn(user) && <UserSignIn user={user} canResetFactors={canResetFactors(user)} />}
                <SubjectHistory type="users" id={user.id} />
              </div>
            </>
          );
        }}
      </DetailScreen>
      {dialog}
    </>
  );
}

/** The space that the files of a customer take. It loads by itself: the page does not wait for it. */
function UserStorage({ userId }: { userId: number }) {
  return <StorageByKind query={useQuery(userStorageQuery(userId))} />;
}

/** The people of a customer's company. Not shown for an account that nobody else uses. */
function UserMembers({ userId }: { userId: number }) {
  const t = useText(usersTexts);
  const locale = useLocale();
  const { data: members = [] } = useQuery({ ...userMembersQuery(userId), select: ({ data }) => data });
  if (members.length < 2) return null;
  const columns: DetailColumn<Member>[] = [
    { key: 'name', label: t('screenName'), render: (member) => member.screen_name },
    { key: 'login_name', label: t('loginName'), render: (member) => member.login_name },
    {
      key: 'role',
      label: t('role'),
      render: ({ role }) => (
        <KindTag tone={memberRoleRecords[role].tone}>{textIn(memberRoleRecords[role].text, locale)}</KindTag>
      ),
    },
    {
      key: 'last_used_at',
      label: t('lastActive'),
      render: ({ last_used_at }) => <span className={styles.line}>{formatMinute(last_used_at)}</span>,
      isHiddenOnPhone: true,
    },
  ];
  return (
    <DetailCard title={t('members')} isFlush>
      <DetailTable label={t('members')} columns={columns} rows={members} rowKey={({ id }) => String(id)} />
    </DetailCard>
  );
}
