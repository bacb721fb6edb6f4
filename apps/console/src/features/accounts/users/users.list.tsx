import { isCustomer, roleKeys } from '@platen/model/accounts/roles';
import type { User, userList } from '@platen/model/accounts/users';
import { linkOptions } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useRoleText } from '../../../shared/session/use-role-text.ts';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { accountStateOf } from './account-state.ts';
import { RoleTag } from './role-tag.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { users } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

type Sort = (typeof userList)['sorts'][number];

/** Only customers have a wallet. */
const ofCustomer = (user: User, value: number) => (isCustomer(user.role) ? value : null);

export function UserList() {
  const t = useText(usersTexts);
  const roleText = useRoleText();
  const can = useCan();
  const badgeOf = useStateBadge('account');
  const { actionsOf, dialog } = useUserActions();
  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/users/new' }),
  };
  return (
    <>
      <ListScreen<User, typeof userList>
        title={t('title')}
        description={t('description')}
        source={users}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword'), placeholder: t('keywordPlaceholder') },
          {
            kind: 'select',
            name: 'role_eq',
            label: t('role'),
            options: roleKeys.map((role) => ({ value: role, label: roleText(role) })),
          },
          {
            kind: 'select',
            name: 'is_block_eq',
            label: t('state'),
            options: [
              { value: 'false', label: badgeOf('active').label },
              { value: 'true', label: badgeOf('frozen').label },
            ],
            isChips: true,
          },
        ]}
        columns={useUserColumns()}
        actions={can('users.create') ? [create] : []}
        rowActions={actionsOf}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), ...(can('users.create') && { action: create }) }}
      />
      {dialog}
    </>
  );
}

function useUserColumns(): readonly Column<User, Sort>[] {
  const t = useText(usersTexts);
  const badgeOf = useStateBadge('account');
  const detail = (user: User) => linkOptions({ to: '/users/$id', params: { id: String(user.id) } });
  return [
    { kind: 'link', key: 'login_name', label: t('loginName'), value: (user) => user.login_name, link: detail },
    {
      kind: 'text',
      key: 'screen_name',
      label: t('screenName'),
      value: (user) => user.screen_name,
      sort: 'screen_name',
    },
    { kind: 'custom', key: 'role', label: t('role'), render: (user) => <RoleTag user={user} /> },
    {
      kind: 'state',
      key: 'state',
      label: t('state'),
      value: (user) => badgeOf(accountStateOf(user)),
    },
    { kind: 'money', key: 'balance', label: t('balance'), value: (user) => ofCustomer(user, user.balance) },
    {
      kind: 'money',
      key: 'available',
      label: t('available'),
      value: (user) => ofCustomer(user, user.available_balance),
      priority: 2,
    },
    {
      kind: 'money',
      key: 'advance',
      label: t('advance'),
      value: (user) => ofCustomer(user, user.advance_amount),
      priority: 3,
    },
    {
      kind: 'count',
      key: 'orders',
      label: t('formOrders'),
      value: (user) => ofCustomer(user, user.form_orders_count),
    },
    {
      kind: 'dateTime',
      key: 'created_at',
      label: t('createdAt'),
      value: (user) => user.created_at,
      sort: 'created_at',
    },
  ];
}
