import type { Mine } from '@platen/model/accounts';
import { formatYuan } from '@platen/model/money';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { ArrowRight, KeyRound, Lock, UserRound } from 'lucide-react';
import { useState } from 'react';
import { NoAccess } from '../../app/screens/no-access.tsx';
import { PermissionGate, useCan } from '../../app/session/abilities.tsx';
import { currentUserQuery } from '../../app/session/current-user.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FailureState } from '../../ui/states/failure-state.tsx';
import { useText } from '../../ui/text.ts';
import { homeTexts } from './home.messages.ts';
import styles from './home.module.css';

function greetingAt(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

export function HomeScreen() {
  const query = useQuery(currentUserQuery);
  if (query.isError && !query.data) {
    return (
      <FailureState isPage cause={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  }
  return (
    <PermissionGate ability="home_pages.read" fallback={<NoAccess />}>
      {query.data ? <Start user={query.data} /> : <Skeleton active paragraph={{ rows: 6 }} />}
    </PermissionGate>
  );
}

function Start({ user }: { user: Mine }) {
  const t = useText(homeTexts);
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const name = user.screen_name || user.login_name;
  const figures = [
    { label: t('availableBalance'), value: user.available_balance, note: t('availableNote') },
    { label: t('balance'), value: user.balance, note: t('balanceNote') },
    { label: t('advance'), value: user.advance_amount, note: t('advanceNote') },
    {
      label: t('consumption'),
      value: user.total_consumption,
      note: t('consumptionNote', { count: user.paid_form_orders_count }),
    },
  ];
  return (
    <>
      <PageHeader title={t(greeting, { name })} description={t('text')} />
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd className={styles.figure}>{formatYuan(figure.value)}</dd>
            <dd className={styles.note}>{figure.note}</dd>
          </div>
        ))}
      </dl>
      <NextSteps />
    </>
  );
}

function NextSteps() {
  const t = useText(homeTexts);
  const can = useCan();
  const steps = [
    ...(can('api_keys.read') ? [{ key: 'api', Icon: KeyRound, to: linkOptions({ to: '/api_keys' }) } as const] : []),
    { key: 'account', Icon: UserRound, to: linkOptions({ to: '/mine' }) } as const,
    { key: 'password', Icon: Lock, to: linkOptions({ to: '/mine/change_password' }) } as const,
  ];
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.heading}>
        {t('next')}
      </h2>
      <div className={styles.steps}>
        {steps.map(({ key, Icon, to }) => (
          <Link key={key} {...to} className={styles.step}>
            <span className={styles.icon}>
              <Icon aria-hidden />
            </span>
            <span className={styles.stepTitle}>{t(`${key}Title`)}</span>
            <span className={styles.stepText}>{t(`${key}Text`)}</span>
            <span className={styles.stepAction}>
              {t(`${key}Action`)}
              <ArrowRight aria-hidden />
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
