import type { Mine } from '@platen/model/accounts/accounts';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { Menu } from 'lucide-react';
import { Suspense } from 'react';
import { clientVersion } from '../../shared/desktop/bridge.ts';
import { LocaleSwitch } from '../../shared/locale/locale-switch.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useText } from '../../ui/text.ts';
import { useCurrentScreen } from '../navigation/use-screens.ts';
import { SearchButton } from '../search/search-button.tsx';
import { NewVersionButton } from './new-version-button.tsx';
import { shellTexts } from './shell.messages.ts';
import styles from './shell-header.module.css';
import { UserMenu } from './user-menu.tsx';

/** Loaded lazily: most users work in a browser, where there are no upload jobs. */
const UploadJobsButton = lazyComponent(
  async () => (await import('../../features/orders/upload-jobs/upload-jobs-button.tsx')).UploadJobsButton,
);

interface Props {
  user: Mine | undefined;
  isSmall: boolean;
  onOpenMenu: () => void;
}

/** The bar: the current location on the left, what concerns the whole console on the right. */
export function ShellHeader({ user, isSmall, onOpenMenu }: Props) {
  const t = useText(shellTexts);
  const { title, parent } = useCurrentScreen();
  if (isSmall) {
    return (
      <header className={styles.header}>
        <Button type="text" icon={<Menu aria-hidden />} aria-label={t('openMenu')} onClick={onOpenMenu} />
        {/* A screen below an index screen has its own name in its heading; the bar shows where it belongs. */}
        <span className={styles.title}>{parent?.title ?? title}</span>
        <div className={styles.tools}>
          <SearchButton isSmall />
          <UserMenu user={user} isAvatarOnly />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <Breadcrumb />
      <div className={styles.tools}>
        <NewVersionButton />
        <SearchButton isSmall={false} />
        {clientVersion() !== undefined && (
          <Suspense>
            <UploadJobsButton />
          </Suspense>
        )}
        <LocaleSwitch />
        <span className={styles.divider} />
        <UserMenu user={user} />
      </div>
    </header>
  );
}

/** The index screen above, if any, and the current screen. */
function Breadcrumb() {
  const t = useText(shellTexts);
  const { title, parent } = useCurrentScreen();
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {parent && (
          <li>
            <Link to={parent.to}>{parent.title}</Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
