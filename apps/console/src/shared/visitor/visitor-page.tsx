import type { ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';
import { LocaleSwitch } from '../locale/locale-switch.tsx';
import { useSite } from './application-info.ts';
import styles from './visitor-page.module.css';

const year = new Date().getFullYear();

/** The frame of pages for anyone with a link: the factory's name above, the page on the background of the login. */
export function VisitorPage({ children }: { children: ReactNode }) {
  const { name, logoUrl } = useSite();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        {logoUrl ? <img className={styles.logo} src={logoUrl} alt={name} /> : <Logo />}
        <LocaleSwitch />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        © {year} {name}
      </footer>
    </div>
  );
}
