import { memberRoleRecords } from '@platen/model/accounts/member-roles';
import type { Member } from '@platen/model/accounts/members';
import { textIn } from '@platen/model/text/locale';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { userMembersQuery } from './users.api.ts';
import { usersTexts } from './users.messages.ts';
import styles from './users.module.css';

/** The people of a customer's company. Not shown for an account that nobody else uses. */
export function UserMembers({ userId }: { userId: number }) {
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
