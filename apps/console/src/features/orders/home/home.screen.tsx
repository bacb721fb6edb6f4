import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { PermissionGate } from '../../../shared/session/abilities.tsx';
import { applicationInfoQuery } from '../../../shared/visitor/application-info.ts';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { Dashboard } from './dashboard.tsx';
import { homeTexts } from './home.messages.ts';
import { dayIn } from './home-range.ts';

/** `checklist`: the first steps of a new factory, if any are left. */
export function HomeScreen({ checklist }: { checklist?: ReactNode }) {
  const t = useText(homeTexts);
  const welcome = <ScreenState isPage art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <PermissionGate ability="home_pages.read" fallback={welcome}>
      <DashboardToday checklist={checklist} />
    </PermissionGate>
  );
}

/** The current day depends on the factory's time zone: nothing is requested before it is known. */
function DashboardToday({ checklist }: { checklist: ReactNode }) {
  const site = useQuery(applicationInfoQuery);
  if (site.isError) {
    return <FailureState isPage cause={site.error} onRetry={() => void site.refetch()} isRetrying={site.isFetching} />;
  }
  if (!site.data) return null;
  return <DashboardIn timeZone={site.data.time_zone} checklist={checklist} />;
}

function DashboardIn({ timeZone, checklist }: { timeZone: string; checklist: ReactNode }) {
  const today = useToday(timeZone);
  return <Dashboard today={today} timeZone={timeZone} checklist={checklist} />;
}

const minuteMs = 60_000;

/** The current day in the factory's time zone. A page that stays open overnight must not show yesterday as today. */
function useToday(timeZone: string): string {
  const [today, setToday] = useState(() => dayIn(timeZone, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayIn(timeZone, Date.now())), minuteMs);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}
