import { isCustomer } from '@platen/model/accounts/roles';
import type { OpenSession, PersonSignIn } from '@platen/model/accounts/sign-in';
import type { User } from '@platen/model/accounts/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, ShieldOff } from 'lucide-react';
import { deviceName } from '../../../shared/session/device.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { userSignInTexts } from './user-sign-in.messages.ts';
import { endUserSessions, resetUserFactors, userSignInQuery } from './users.api.ts';
import styles from './users.module.css';

interface UserSignInProps {
  readonly user: User;
  /** Nobody can reset their own factors: a stolen session could remove the factor that it lacks. */
  readonly canResetFactors: boolean;
}

/** Where a person is signed in and with which factors, for whoever helps after a loss or a theft. */
export function UserSignIn({ user, canResetFactors }: UserSignInProps) {
  const t = useText(userSignInTexts);
  const client = useQueryClient();
  const query = userSignInQuery(user.id);
  const { data: signIn } = useQuery(query);
  if (!signIn) return null;
  const name = user.screen_name;
  const changed = () => client.invalidateQueries({ queryKey: query.queryKey });
  const endSessions: Action = {
    key: 'end_sessions',
    label: t('endSessions'),
    icon: <LogOut aria-hidden />,
    confirm: {
      title: t('endSessionsTitle', { name }),
      text: t(isCustomer(user.role) ? 'endSessionsText' : 'endStaffSessionsText'),
      okText: t('endSessions'),
    },
    run: () => endUserSessions(user.id).then(changed),
    success: t('sessionsEnded', { name }),
  };
  const resetFactors: Action = {
    key: 'reset_factors',
    label: t('resetFactors'),
    icon: <ShieldOff aria-hidden />,
    isDanger: true,
    confirm: { title: t('resetFactorsTitle', { name }), text: t('resetFactorsText', { name }), okText: t('reset') },
    run: () => resetUserFactors(user.id).then(changed),
    success: t('factorsReset', { name }),
  };
  const hasFactors = signIn.has_totp || signIn.passkeys_count > 0;
  const actions = [
    ...(signIn.sessions.length > 0 ? [endSessions] : []),
    ...(hasFactors && canResetFactors ? [resetFactors] : []),
  ];
  return (
    <DetailCard title={t('title')} note={actions.length > 0 && <ActionButtons actions={actions} />} isFlush>
      <p className={styles.none}>
        {t('factors')} <FactorsText signIn={signIn} />
      </p>
      {signIn.sessions.length > 0 ? (
        <SessionsTable sessions={signIn.sessions} />
      ) : (
        <p className={styles.none}>{t('noSessions')}</p>
      )}
    </DetailCard>
  );
}

function FactorsText({ signIn: { has_totp, passkeys_count, recovery_codes_left } }: { signIn: PersonSignIn }) {
  const t = useText(userSignInTexts);
  const parts = [
    ...(has_totp ? [t('totp')] : []),
    ...(passkeys_count > 0 ? [t('passkeys', { count: passkeys_count })] : []),
  ];
  if (parts.length === 0) return t('off');
  return [...parts, t('recoveryCodes', { count: recovery_codes_left })].join(' · ');
}

function SessionsTable({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useText(userSignInTexts);
  const columns: DetailColumn<OpenSession>[] = [
    { key: 'device', label: t('device'), render: ({ device }) => deviceName(device) || t('unknownDevice') },
    { key: 'address', label: t('address'), render: ({ address }) => address },
    {
      key: 'last_used_at',
      label: t('lastUsed'),
      render: (session) => <span className={styles.line}>{formatMinute(session.last_used_at)}</span>,
    },
    {
      key: 'created_at',
      label: t('signedIn'),
      render: (session) => <span className={styles.line}>{formatMinute(session.created_at)}</span>,
      isHiddenOnPhone: true,
    },
  ];
  return <DetailTable label={t('title')} columns={columns} rows={sessions} rowKey={({ id }) => String(id)} />;
}
