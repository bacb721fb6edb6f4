import { assignableMemberRoles, memberRoleRecords } from '@platen/model/accounts/member-roles';
import type { InvitedMember, Member } from '@platen/model/accounts/members';
import { textIn } from '@platen/model/text/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { UserPlus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { ItemRow } from '../../../ui/detail/item-row.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { KindTag, StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { InviteMemberDialog } from './invite-member.dialog.tsx';
import { MemberLinkDialog, type ShownLink } from './member-link.dialog.tsx';
import { MemberRoleDialog } from './member-role.dialog.tsx';
import { membersQuery } from './team.api.ts';
import { teamTexts } from './team.messages.ts';
import styles from './team.module.css';
import { useMemberActions } from './use-member-actions.tsx';

const back = linkOptions({ to: '/mine' });

/** The people of a customer's company: who they are, what each may do, and inviting more. */
export function TeamScreen() {
  const t = useText(teamTexts);
  const can = useCan();
  const client = useQueryClient();
  const query = useQuery(membersQuery);
  const { data: me } = useQuery(currentUserQuery);
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<Member>();
  const [shownLink, setShownLink] = useState<ShownLink>();
  const actionsOf = useMemberActions({ onChangeRole: setChanged, onLink: setShownLink });
  const refresh = () => client.invalidateQueries({ queryKey: membersQuery.queryKey });
  const invite: Action = {
    key: 'invite',
    label: t('invite'),
    icon: <UserPlus aria-hidden />,
    isPrimary: true,
    run: async () => setInviting(true),
    success: false,
  };
  async function showInvitation({ member, link, is_mailed }: InvitedMember) {
    const name = member.screen_name;
    const text = is_mailed ? t('invitedMailed', { email: member.email ?? '' }) : t('invitedText', { name });
    setShownLink({ title: t('invited', { name }), text, link });
    await refresh();
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        description={me && t('description', { company: me.account.screen_name })}
        back={back}
        actions={can('members.create') ? [invite] : []}
      />
      <Loaded query={query} back={back} rows={6}>
        {({ data }) => (
          <DetailCard title={t('members')} isFlush>
            {data.map((member) => (
              <MemberRow key={member.id} member={member} isOwn={member.id === me?.id} actions={actionsOf(member)} />
            ))}
          </DetailCard>
        )}
      </Loaded>
      {isInviting && <InviteMemberDialog onInvited={showInvitation} onClose={() => setInviting(false)} />}
      {changed && isAssignable(changed) && (
        <MemberRoleDialog member={changed} onSaved={refresh} onClose={() => setChanged(undefined)} />
      )}
      {shownLink && <MemberLinkDialog {...shownLink} onClose={() => setShownLink(undefined)} />}
    </div>
  );
}

function isAssignable(member: Member): member is Member & { role: (typeof assignableMemberRoles)[number] } {
  return assignableMemberRoles.some((role) => role === member.role);
}

function MemberRow({ member, isOwn, actions }: { member: Member; isOwn: boolean; actions: Action[] }) {
  const t = useText(teamTexts);
  const locale = useLocale();
  const { text, tone } = memberRoleRecords[member.role];
  const use = member.last_used_at ? t('lastUsed', { time: formatMinute(member.last_used_at) }) : t('notYet');
  return (
    <ItemRow
      icon={<UserRound aria-hidden />}
      title={
        <>
          {member.screen_name}
          <KindTag tone={tone}>{textIn(text, locale)}</KindTag>
          {isOwn && <StateTag tone="success">{t('you')}</StateTag>}
          {member.is_invited && <StateTag tone="info">{t('isInvited')}</StateTag>}
          {member.is_block && <StateTag tone="danger">{t('frozen')}</StateTag>}
        </>
      }
      text={[member.login_name, member.email, use].filter(Boolean).join(' · ')}
    >
      {actions.length > 0 && <ActionButtons actions={actions} flatMax={1} />}
    </ItemRow>
  );
}
