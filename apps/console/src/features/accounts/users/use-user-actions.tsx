import type { User } from '@platen/model/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HandCoins, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import { AdvanceDialog } from './advance.dialog.tsx';
import { freezeUser, unfreezeUser, users } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

/** What the user may do with a person's account; the list and the detail screen offer the same. */
export function useUserActions() {
  const t = useText(usersTexts);
  const can = useCan();
  const client = useQueryClient();
  const { data: me } = useQuery(currentUserQuery);
  const [granted, setGranted] = useState<User>();
  const changed = () => client.invalidateQueries({ queryKey: users.key });

  /** Nobody freezes themselves, and only an admin another admin: the server says the same. */
  const canFreeze = (user: User) =>
    can('users.freeze') && me !== undefined && user.id !== me.id && (user.role !== 'admin' || me.role === 'admin');

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
    if (can('users.grant_advance') && user.role === 'customer') {
      actions.push({
        key: 'grant',
        label: t('grant'),
        icon: <HandCoins aria-hidden />,
        run: () => Promise.resolve(setGranted(user)),
        success: false,
      });
    }
    if (canFreeze(user)) actions.push(freezing(user));
    return actions;
  }

  return {
    actionsOf,
    dialog: granted && <AdvanceDialog user={granted} onClose={() => setGranted(undefined)} />,
  };
}
