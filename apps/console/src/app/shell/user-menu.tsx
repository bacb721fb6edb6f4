import type { Mine } from '@platen/model/accounts/accounts';
import { useNavigate } from '@tanstack/react-router';
import { Dropdown } from 'antd';
import { ChevronDown, Lock, LogOut } from 'lucide-react';
import { useText } from '../../ui/text.ts';
import { useScreenLinks } from '../navigation/use-screens.ts';
import { Avatar } from './avatar.tsx';
import { shellTexts } from './shell.messages.ts';
import { signOut } from './sign-out.ts';
import styles from './user-menu.module.css';

/** The screen name of a person, or else the phone number. */
export const userName = (user: Mine): string => user.screen_name || user.phone || user.login_name;

/** The user's own screens, and signing out. */
export function UserMenu({ user, isAvatarOnly = false }: { user: Mine | undefined; isAvatarOnly?: boolean }) {
  const t = useText(shellTexts);
  const navigate = useNavigate();
  const links = useScreenLinks((info) => info.isInUserMenu === true);
  if (!user) return <span className={styles.placeholder} />;
  const name = userName(user);
  const items = [
    ...links.map(({ to, title, info }) => {
      const Icon = info.menu?.icon ?? Lock;
      return { key: to, label: title, icon: <Icon aria-hidden />, onClick: () => void navigate({ to }) };
    }),
    { type: 'divider' as const },
    { key: 'logout', label: t('logout'), icon: <LogOut aria-hidden />, onClick: () => void signOut(t) },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className={styles.trigger} aria-label={t('account', { name })}>
        <Avatar name={name} image={user.avatar} />
        {!isAvatarOnly && (
          <>
            <span className={styles.name}>{name}</span>
            <ChevronDown aria-hidden />
          </>
        )}
      </button>
    </Dropdown>
  );
}
