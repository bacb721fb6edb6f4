import { rootRouteId, useRouter } from '@tanstack/react-router';
import { FileText, Zap } from 'lucide-react';
import { useText } from '../../ui/text.ts';
import { routeTexts } from '../navigation/routes.messages.ts';
import { type ScreenLink, useScreenLinks } from '../navigation/use-screens.ts';
import type { SearchEntry } from './search-entry.ts';

const actionPath = /\/(new|edit)$/;

/** Every screen that the user may open without a record, from the route list itself. */
export function useSearchScreens(): SearchEntry[] {
  const router = useRouter();
  const t = useText(routeTexts);
  const forVisitors = new Set(
    Object.values(router.routesById)
      .filter((route) => (route.parentRoute as { id?: string } | undefined)?.id === rootRouteId)
      .map((route) => route.fullPath as string),
  );
  const links = useScreenLinks(() => true).filter(({ to }) => !forVisitors.has(to));
  return links.flatMap(({ to, title, info }): SearchEntry[] => {
    if (info.ways) return info.ways.map((way) => toEntry({ to: way.path, title: `${title} · ${t(way.title)}`, info }));
    return to.includes('$') ? [] : [toEntry({ to, title, info })];
  });
}

function toEntry({ to, title, info }: ScreenLink): SearchEntry {
  const isAction = info.isAction === true || actionPath.test(to);
  return { to, title, group: isAction ? 'action' : 'page', icon: info.menu?.icon ?? (isAction ? Zap : FileText) };
}
