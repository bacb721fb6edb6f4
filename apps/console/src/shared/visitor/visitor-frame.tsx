import type { ReactNode } from 'react';
import { useText } from '../../ui/text.ts';
import { Logo } from '../brand/logo.tsx';
import { LocaleSwitch } from '../locale/locale-switch.tsx';
import { useSite } from './application-info.ts';
import { LayersArt } from './layers-art.tsx';
import { visitorTexts } from './visitor.messages.ts';
import styles from './visitor-frame.module.css';

const year = new Date().getFullYear();

/** The frame of the screens before the login: the product on the left, the form on the right. */
export function VisitorFrame(props: {
  title: string;
  subtitle: string;
  /** For forms with two columns. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const t = useText(visitorTexts);
  const { name, logoUrl } = useSite();
  const logo = logoUrl ? <img className={styles.logo} src={logoUrl} alt={name} /> : <Logo />;
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        {logo}
        <div className={styles.picture}>
          <LayersArt />
          <p className={styles.slogan}>{t('slogan')}</p>
          <p className={styles.pitch}>{t('pitch')}</p>
        </div>
      </aside>
      <main id="main" className={styles.main} tabIndex={-1}>
        <header className={styles.header}>
          <span className={styles.smallLogo}>{logo}</span>
          <LocaleSwitch />
        </header>
        <div className={styles.form} data-wide={props.isWide === true}>
          <h1 className={styles.title}>{props.title}</h1>
          <p className={styles.subtitle}>{props.subtitle}</p>
          {props.children}
        </div>
        <footer className={styles.footer}>
          © {year} {name}
        </footer>
      </main>
    </div>
  );
}
