import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Logo } from '../../shared/brand/logo.tsx';
import { useText } from '../../ui/text.ts';
import { MainNav } from './main-nav.tsx';
import { shellTexts } from './shell.messages.ts';
import styles from './sider.module.css';

export function Sider({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const t = useText(shellTexts);
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const label = isCollapsed ? t('expand') : t('collapse');
  return (
    <aside className={styles.sider} data-collapsed={isCollapsed}>
      <Link to="/" className={styles.logo} aria-label="Platen">
        <Logo isMarkOnly={isCollapsed} />
      </Link>
      <MainNav isCollapsed={isCollapsed} />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!isCollapsed}
        aria-label={label}
        onClick={onToggle}
      >
        <Icon aria-hidden />
        {!isCollapsed && label}
      </button>
    </aside>
  );
}
