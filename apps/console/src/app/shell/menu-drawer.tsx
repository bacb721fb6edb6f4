import type { Mine } from '@platen/model/accounts/accounts';
import { Link } from '@tanstack/react-router';
import { Button, Drawer } from 'antd';
import { LogOut, X } from 'lucide-react';
import { Logo } from '../../shared/brand/logo.tsx';
import { LocaleSwitch } from '../../shared/locale/locale-switch.tsx';
import { useText } from '../../ui/text.ts';
import { Avatar } from './avatar.tsx';
import { MainNav } from './main-nav.tsx';
import styles from './menu-drawer.module.css';
import { NewVersionButton } from './new-version-button.tsx';
import { shellTexts } from './shell.messages.ts';
import { signOut } from './sign-out.ts';
import { userName } from './user-menu.tsx';

const widthPercent = 70;

interface Props {
  isOpen: boolean;
  onClose: () => void;
  user: Mine | undefined;
}

/** The menu on a phone, with everything that the bar has no room for. */
export function MenuDrawer({ isOpen, onClose, user }: Props) {
  const t = useText(shellTexts);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={`${widthPercent}%`}
      closable={false}
      aria-label={t('menu')}
      classNames={{ body: styles.body ?? '' }}
    >
      <div className={styles.head}>
        <Link to="/" onClick={onClose} aria-label="Platen">
          <Logo />
        </Link>
        <Button type="text" icon={<X aria-hidden />} aria-label={t('closeMenu')} onClick={onClose} />
      </div>
      <MainNav onNavigate={onClose} />
      <div className={styles.foot}>
        <NewVersionButton isShort />
        <div className={styles.user}>
          {user && (
            <>
              <Avatar name={userName(user)} image={user.avatar} />
              <span className={styles.names}>
                <b>{userName(user)}</b>
                <span>{user.login_name}</span>
              </span>
            </>
          )}
          <LocaleSwitch isShort />
          <Button type="text" icon={<LogOut aria-hidden />} aria-label={t('logout')} onClick={() => void signOut(t)} />
        </div>
      </div>
    </Drawer>
  );
}
