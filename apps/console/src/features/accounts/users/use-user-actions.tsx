import { isCustomer } from '@platen/model/accounts/roles';
import type { User } from '@platen/model/accounts/users';
import { useQueryClient } from '@tanstack/react-query';
import { Gauge, HandCoins, KeyRound, Lock, LockOpen, Pencil, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { AdvanceDialog } from './advance.dialog.tsx';
import { PlanDialog } from './plan.dialog.tsx';
import { ResetLinkDialog } from './reset-link.dialog.tsx';
import { RoleDialog } from './role.dialog.tsx';
import { useUserRules } from './use-user-rules.ts';
import { UserDialog } from './user.dialog.tsx';
import { freezeUser, unfreezeUser, users } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

type UserDialogName = 'advance' | 'edit' | 'plan' | 'reset' | 'role';

/** What the current user may do with an account; the list and the detail screen offer the same. */
export function useUserActions() {
  const t = useText(usersTexts);
  const can = useCan();
  const client = useQueryClient();
  const { canChange, canReset, canFreeze, canSetRole } = useUserRules();
  const [open, setOpen] = useState<{ dialog: UserDialogName; user: User }>();
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
    const toOpenAction = (dialog: UserDialogName) => ({
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
    if (canSetRole(user)) {
      actions.push({ key: 'role', label: t('setRole'), icon: <UserCog aria-hidden />, ...toOpenAction('role') });
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
        {open?.dialog === 'role' && <RoleDialog user={open.user} onSaved={changed} onClose={close} />}
        {open?.dialog === 'reset' && <ResetLinkDialog user={open.user} onClose={close} />}
      </>
    ),
  };
}
