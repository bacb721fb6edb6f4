import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { ChevronRight, House, LogIn } from 'lucide-react';
import { Logo } from '../../shared/brand/logo.tsx';
import { LocaleSwitch } from '../../shared/locale/locale-switch.tsx';
import { readToken } from '../../shared/request/token.ts';
import { AbilitiesProvider } from '../../shared/session/abilities.tsx';
import { abilitiesQuery } from '../../shared/session/current-user.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { MissingPageArt } from '../../ui/art/missing-page-art.tsx';
import { ScreenState } from '../../ui/states/screen-state.tsx';
import { useText } from '../../ui/text.ts';
import { useScreenLinks } from '../navigation/use-screens.ts';
import styles from './not-found.module.css';
import { screenTexts } from './screens.messages.ts';

const suggestionsMax = 3;

/** Any unknown path. It is public: a visitor is offered the login, a user the screens that they may see. */
export function NotFoundScreen() {
  const t = useText(screenTexts);
  const router = useRouter();
  const isSignedIn = readToken() !== null;
  const { data: abilities } = useQuery({ ...abilitiesQuery, enabled: isSignedIn });
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <title>{`404 · Platen`}</title>
      <header className={styles.header}>
        <Link to="/">
          <Logo />
        </Link>
        <LocaleSwitch />
      </header>
      <ScreenState
        isPage
        art={<MissingPageArt />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        actions={
          <>
            {isSignedIn ? (
              <ButtonLink isPrimary to="/" icon={<House aria-hidden />}>
                {t('goHome')}
              </ButtonLink>
            ) : (
              <ButtonLink isPrimary to="/login" icon={<LogIn aria-hidden />}>
                {t('goLogin')}
              </ButtonLink>
            )}
            <Button onClick={() => router.history.back()}>{t('goBack')}</Button>
          </>
        }
        footer={
          abilities && (
            <AbilitiesProvider abilities={abilities}>
              <Suggestions />
            </AbilitiesProvider>
          )
        }
      />
    </main>
  );
}

function Suggestions() {
  const t = useText(screenTexts);
  const links = useScreenLinks((info) => info.menu !== undefined && info.title !== 'home');
  if (links.length === 0) return null;
  return (
    <nav className={styles.suggestions} aria-label={t('maybe')}>
      <p>{t('maybe')}</p>
      {links.slice(0, suggestionsMax).map(({ to, title, info }) => {
        const Icon = info.menu?.icon ?? House;
        return (
          <Link key={to} to={to}>
            <Icon aria-hidden />
            {title}
            <ChevronRight aria-hidden />
          </Link>
        );
      })}
    </nav>
  );
}
