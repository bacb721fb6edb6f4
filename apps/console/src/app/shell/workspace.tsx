import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { FilesProvider } from '../../shared/files/files-provider.tsx';
import { AbilitiesProvider, PermissionGate } from '../../shared/session/abilities.tsx';
import { abilitiesQuery } from '../../shared/session/current-user.ts';
import { FailureState } from '../../ui/states/failure-state.tsx';
import { NoAccess } from '../screens/no-access.tsx';

/** A signed-in screen that takes the whole window, without the menu and the bar of the shell. */
export function Workspace() {
  const abilities = useQuery(abilitiesQuery);
  const ability = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.ability });
  if (abilities.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (abilities.isError) {
    const retry = () => void abilities.refetch();
    return <FailureState isPage cause={abilities.error} onRetry={retry} isRetrying={abilities.isFetching} />;
  }
  return (
    <AbilitiesProvider abilities={abilities.data}>
      <FilesProvider>
        <PermissionGate ability={ability} fallback={<NoAccess />}>
          <Outlet />
        </PermissionGate>
      </FilesProvider>
    </AbilitiesProvider>
  );
}
