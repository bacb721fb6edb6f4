import type { Member } from '@platen/model/accounts/members';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Crown, KeyRound, Trash2, UserCog } from 'lucide-react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { useText } from '../../../ui/text.ts';
import type { ShownLink } from './member-link.dialog.tsx';
import { createMemberLink, removeMember, transferOwnership } from './team.api.ts';
import { teamTexts } from './team.messages.ts';

interface Openers {
  onChangeRole: (member: Member) => void;
  onLink: (link: ShownLink) => void;
}

/** What the current user may do with a member. Nobody changes themselves, and nobody changes the owner. */
export function useMemberActions({ onChangeRole, onLink }: Openers): (member: Member) => Action[] {
  const t = useText(teamTexts);
  const can = useCan();
  const client = useQueryClient();
  const { data: me } = useQuery(currentUserQuery);
  // A transfer changes the own abilities too.
  const changed = () => client.invalidateQueries({ queryKey: ['mine'] });
  return (member) => {
    if (member.id === me?.id || member.role === 'owner') return [];
    const name = member.screen_name;
    const changeRole: Action = {
      key: 'change_role',
      label: t('changeRole'),
      icon: <UserCog aria-hidden />,
      run: async () => onChangeRole(member),
      success: false,
    };
    const newLink: Action = {
      key: 'new_link',
      label: t('newLink'),
      icon: <KeyRound aria-hidden />,
      confirm: { title: t('newLinkTitle', { name }), text: t('newLinkText'), okText: t('createLink') },
      run: async () => {
        const link = await createMemberLink(member.id);
        onLink({ title: t('linkFor', { name }), text: t('invitedText', { name }), link });
      },
      success: false,
    };
    const transfer: Action = {
      key: 'transfer',
      label: t('transfer'),
      icon: <Crown aria-hidden />,
      confirm: { title: t('transferTitle', { name }), text: t('transferText', { name }), okText: t('transfer') },
      run: () => transferOwnership(member.id).then(changed),
      success: t('transferred', { name }),
    };
    const remove: Action = {
      key: 'remove',
      label: t('remove'),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      confirm: { title: t('removeTitle', { name }), text: t('removeText', { name }), okText: t('remove') },
      run: () => removeMember(member.id).then(changed),
      success: t('removed', { name }),
    };
    return [
      ...(can('members.update') ? [changeRole, newLink] : []),
      ...(can('members.transfer') ? [transfer] : []),
      ...(can('members.destroy') ? [remove] : []),
    ];
  };
}
