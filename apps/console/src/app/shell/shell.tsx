import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { SampleDataHost } from '../../features/operations/sample-data/sample-data-host.tsx';
import { clientVersion } from '../../shared/desktop/bridge.ts';
import { useDesktopSession } from '../../shared/desktop/use-desktop-session.ts';
import { FilesProvider } from '../../shared/files/files-provider.tsx';
import { AbilitiesProvider, PermissionGate } from '../../shared/session/abilities.tsx';
import { abilitiesQuery, currentUserQuery } from '../../shared/session/current-user.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { useIsNarrow, useIsSmall } from '../../ui/hooks/use-media-query.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { rememberSearch } from '../../ui/page/last-search.ts';
import { FailureState } from '../../ui/states/failure-state.tsx';
import { NoAccess } from '../screens/no-access.tsx';
import { ClientUpdateNotice } from './client-update-notice.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import styles from './shell.module.css';
import { ShellHeader } from './shell-header.tsx';
import { Sider } from './sider.tsx';

const UploadJobsHost = lazyComponent(
  async () => (await import('../../features/orders/upload-jobs/upload-jobs-host.tsx')).UploadJobsHost,
);

const collapsedKey = 'collapsed';
const noAbilities = {};

/** The frame of every signed-in screen: the menu on the left (a drawer on phones), the bar above, and the screen. */
export function Shell() {
  const isSmall = useIsSmall();
  const sider = useSider();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { pathname, search } = useLocation();
  useEffect(() => rememberSearch(pathname, search), [pathname, search]);
  const abilities = useQuery(abilitiesQuery);
  const user = useQuery(currentUserQuery);
  useDesktopSession();

  return (
    <AbilitiesProvider abilities={abilities.data ?? noAbilities}>
      <div className={styles.shell} data-collapsed={sider.isCollapsed} data-small={isSmall}>
        {isSmall ? (
          <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} user={user.data} />
        ) : (
          <Sider {...sider} />
        )}
        <ShellHeader user={user.data} isSmall={isSmall} onOpenMenu={() => setDrawerOpen(true)} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {abilities.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
          {abilities.isError && (
            <FailureState
              isPage
              cause={abilities.error}
              onRetry={() => void abilities.refetch()}
              isRetrying={abilities.isFetching}
            />
          )}
          {abilities.data && (
            <FilesProvider>
              {clientVersion() !== undefined && <ClientUpdateNotice />}
              <SampleDataHost isHome={pathname === '/'} />
              <GatedScreen />
            </FilesProvider>
          )}
        </main>
        {clientVersion() !== undefined && (
          <Suspense>
            <UploadJobsHost />
          </Suspense>
        )}
      </div>
    </AbilitiesProvider>
  );
}

/** Collapsed if the user collapsed it, and in narrow windows, where it is expanded only for the current screen. */
function useSider() {
  const isNarrow = useIsNarrow();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [isFolded, setFolded] = useState(() => readStored('sider') === collapsedKey);
  const [openAt, setOpenAt] = useState<string>();
  const isCollapsed = isNarrow ? openAt !== pathname : isFolded;
  function onToggle() {
    if (isNarrow) {
      setOpenAt(isCollapsed ? pathname : undefined);
      return;
    }
    writeStored('sider', isFolded ? null : collapsedKey);
    setFolded(!isFolded);
  }
  return { isCollapsed, onToggle };
}

/** The screen, if the user may see it; the ability is next to its path in the route list. */
function GatedScreen() {
  const ability = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.ability });
  return (
    <PermissionGate ability={ability} fallback={<NoAccess />}>
      <Outlet />
    </PermissionGate>
  );
}
