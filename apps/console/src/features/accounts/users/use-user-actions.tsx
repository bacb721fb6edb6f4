import { canDo, isCustomer, type Role } from '@platen/model/roles';
import type { User } from '@platen/model/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Gauge, HandCoins, KeyRound, Lock, LockOpen, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { AdvanceDialog } from './advance.dialog.tsx';
import { PlanDialog } from './plan.dialog.tsx';
import { ResetLinkDialog } from './reset-link.dialog.tsx';
import { UserDialog } from './user.dialog.tsx';
import { freezeUser, unfreezeUser, users } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

/** What the current user may do with an account; the list and the detail screen offer the same. */
export function useUserActions() {
  const t = useText(usersTexts);
  const can = useCan();
  const client = useQueryClient();
  const { canChange, canReset, canFreeze } = useUserRules();
  const [open, setOpen] = useState<{ dialog: 'advance' | 'edit' | 'plan' | 'reset'; user: User }>();
  const close = () => setOpen(undefined);
  const changed = () => client.invalidateQueries({ queryKey: users.key });

  function freezing(user: User): Action {
    const name = user.screen_name;
    if (user.is_block) {
      return {
        key: 'unfreeze',
        label: t('unfreeze'),
        icon: <LockOpen aria-hidden />,
        confirm: { title: t('unfreezeTitle', { name }), text: t('unfreezeText'), okText: t('unfreeze') },
        run: () => unfreezeUser(user.id).then(changed),
        success: t('unfrozen', { name }),
      };
    }
    return {
      key: 'freeze',
      label: t('freeze'),
      icon: <Lock aria-hidden />,
      isDanger: true,
      confirm: { title: t('freezeTitle', { name }), text: t('freezeText'), okText: t('freeze') },
      run: () => freezeUser(user.id).then(changed),
      success: t('frozen', { name }),
    };
  }

  function actionsOf(user: User): Action[] {
    const actions: Action[] = [];
    const toOpenAction = (dialog: 'advance' | 'edit' | 'plan' | 'reset') => ({
      run: () => Promise.resolve(setOpen({ dialog, user })),
      success: false as const,
    });
    if (can('users.update') && canChange(user)) {
      actions.push({ key: 'edit', label: t('edit'), icon: <Pencil aria-hidden />, ...toOpenAction('edit') });
    }
    if (can('users.grant_advance') && isCustomer(user.role)) {
      actions.push({
        key: 'grant',
        label: t('grant'),
        icon: <HandCoins aria-hidden />,
        ...toOpenAction('advance'),
      });
    }
    if (can('users.update') && isCustomer(user.role)) {
      actions.push({ key: 'plan', label: t('setPlan'), icon: <Gauge aria-hidden />, ...toOpenAction('plan') });
    }
    if (canReset(user)) {
      actions.push({
        key: 'reset',
        label: t('resetPassword'),
        icon: <KeyRound aria-hidden />,
        ...toOpenAction('reset'),
      });
    }
    if (canFreeze(user)) actions.push(freezing(user));
    return actions;
  }

  return {
    actionsOf,
    dialog: (
      <>
        {open?.dialog === 'advance' && <AdvanceDialog user={open.user} onClose={close} />}
        {open?.dialog === 'edit' && <UserDialog user={open.user} onSaved={changed} onClose={close} />}
        {open?.dialog === 'plan' && <PlanDialog user={open.user} onSaved={changed} onClose={close} />}
        {open?.dialog === 'reset' && <ResetLinkDialog user={open.user} onClose={close} />}
      </>
    ),
  };
}

/** What the current user may do with which account; the server checks the same. */
export function useUserRules() {
  const can = useCan();
  const { data: me } = useQuery(currentUserQuery);

  /** Whoever can change the contact of a colleague can take over the account, so it is limited as on the server. */
  const canChange = (user: User) =>
    me !== undefined && (isCustomer(user.role) || user.id === me.id || can('users.manage_colleagues'));

  const canManage = (role: Role) => !canDo(role, 'users.manage_admins') || can('users.manage_admins');

  /** Nobody can freeze their own account, and only an admin can freeze an admin. */
  const canFreeze = (user: User) =>
    can('users.freeze') && me !== undefined && user.id !== me.id && canManage(user.role);

  const canReset = (user: User) =>
    can('users.reset_password') && canChange(user) && user.id !== me?.id && !user.is_block;

  const canSeeSignIn = (user: User) => can('users.freeze') && canChange(user);
  const canResetFactors = (user: User) => can('users.reset_password') && canChange(user) && user.id !== me?.id;

  return { canChange, canReset, canFreeze, canSeeSignIn, canResetFactors };
}
