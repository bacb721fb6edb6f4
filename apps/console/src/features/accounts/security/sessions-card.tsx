import type { OpenSession } from '@platen/model/accounts/sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { DeviceIcon, deviceName } from '../../../shared/session/device.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { ItemRow } from '../../../ui/detail/item-row.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { endOtherSessions, endSession, sessionsQuery } from './security.api.ts';
import { securityTexts } from './security.messages.ts';

/** Where the account is signed in; each session can be ended, or all but this one. */
export function SessionsCard() {
  const t = useText(securityTexts);
  const client = useQueryClient();
  const { data: sessions } = useQuery({ ...sessionsQuery, select: ({ data }) => data });
  const changed = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const endOthers: Action = {
    key: 'end_others',
    label: t('endOthers'),
    confirm: { title: t('endOthersTitle'), text: t('endOthersText'), okText: t('end') },
    run: () => endOtherSessions().then(changed),
    success: t('ended'),
  };
  const endAction = (session: OpenSession): Action => ({
    key: 'end',
    label: t('end'),
    icon: <LogOut aria-hidden />,
    confirm: {
      title: t('endTitle', { device: deviceName(session.device) || t('unknownDevice') }),
      text: t('endText'),
      okText: t('end'),
    },
    run: () => endSession(session.id).then(changed),
    success: t('ended'),
  });
  return (
    <DetailCard
      title={t('sessions')}
      note={sessions && sessions.length > 1 && <ActionButtons actions={[endOthers]} />}
      isFlush
    >
      {sessions?.map((session) => (
        <ItemRow
          key={session.id}
          icon={<DeviceIcon device={session.device} />}
          title={
            <>
              {deviceName(session.device) || t('unknownDevice')}
              {session.is_current && <StateTag tone="success">{t('thisDevice')}</StateTag>}
            </>
          }
          text={
            <>
              {session.address} · {t('lastUse', { time: formatMinute(session.last_used_at) })}
              <br />
              {t('signedIn', { time: formatMinute(session.created_at) })} ·{' '}
              {t('ends', { time: formatMinute(session.expires_at) })}
            </>
          }
        >
          {!session.is_current && <ActionButtons actions={[endAction(session)]} />}
        </ItemRow>
      ))}
    </DetailCard>
  );
}
