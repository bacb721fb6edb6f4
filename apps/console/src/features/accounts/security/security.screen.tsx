import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Alert } from 'antd';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { factorsQuery } from '../../../shared/session/factors.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { ItemRow } from '../../../ui/detail/item-row.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useText } from '../../../ui/text.ts';
import { FactorsCard } from './factors-card.tsx';
import { securityTexts } from './security.messages.ts';
import styles from './security.module.css';
import { SessionsCard } from './sessions-card.tsx';

const back = linkOptions({ to: '/mine' });

/** How a person signs in: password, second factors, and where they are signed in. */
export function SecurityScreen() {
  const t = useText(securityTexts);
  const query = useQuery(factorsQuery);
  const [openedAtMs] = useState(() => Date.now());
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} back={back} />
      <Loaded query={query} back={back} rows={10}>
        {(factors) => {
          const isOn = factors.totp !== null || factors.passkeys.length > 0;
          const mustEnroll = factors.required_from !== null && !isOn;
          const isDue = mustEnroll && Date.parse(factors.required_from ?? '') <= openedAtMs;
          return (
            <>
              {mustEnroll && (
                <Alert
                  type={isDue ? 'error' : 'warning'}
                  showIcon
                  title={isDue ? t('required') : t('requiredFrom', { time: formatMinute(factors.required_from) })}
                />
              )}
              <FactorsCard factors={factors} isOn={isOn} />
              {!isDue && (
                <>
                  <DetailCard title={t('password')} isFlush>
                    <ItemRow icon={<Lock aria-hidden />} title={t('password')} text={t('passwordText')}>
                      <ButtonLink to="/mine/change_password">{t('changePassword')}</ButtonLink>
                    </ItemRow>
                  </DetailCard>
                  <SessionsCard />
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
