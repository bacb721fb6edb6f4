import { customerPlanRecords } from '@platen/model/accounts/customer-plans';
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
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { useText } from '../../../ui/text.ts';
import { AdvanceHistory } from './advance-history.tsx';
import { RoleTag } from './role-tag.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { useUserRules } from './use-user-rules.ts';
import { UserMembers } from './user-members.tsx';
import { UserSignIn } from './user-sign-in.tsx';
import { userQuery, userStorageQuery } from './users.api.ts';
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
        state={(user) => badgeOf(user.is_block ? 'frozen' : 'active')}
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
