import { useQuery } from '@tanstack/react-query';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useCan } from '../../shared/session/abilities.tsx';
import { applicationInfoQuery } from '../../shared/visitor/application-info.ts';
import { useCurrentScreenTitle } from '../../ui/page/screen-title.ts';
import { useText } from '../../ui/text.ts';
import { routeTexts } from './routes.messages.ts';
import type { ScreenInfo } from './screen-info.ts';

export interface ScreenLink {
  /** A path without parameters. */
  to: string;
  title: string;
  info: ScreenInfo;
}

/** The screens that the user may see, as the route list orders them. */
export function useScreenLinks(isWanted: (info: ScreenInfo) => boolean): ScreenLink[] {
  const router = useRouter();
  const t = useText(routeTexts);
  const can = useCan();
  const { data: site } = useQuery(applicationInfoQuery);
  return Object.values(router.routesById).flatMap((route) => {
    const info = route.options.staticData?.screen;
    if (!info || !isWanted(info) || !can(info.ability) || !can(info.menu?.ability)) return [];
    if (info.menu?.isOfSite && !site) return [];
    const to = info.menu?.isOfSite ? route.fullPath.replace('$id', String(site?.id)) : route.fullPath;
    return [{ to, title: t(info.title), info }];
  });
}

/** The current screen. Its title is the name of its record, where there is one. */
export function useCurrentScreen(): { title: string; parent: ScreenLink | undefined } {
  const info = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const params = useMatches({ select: (matches) => matches.at(-1)?.params ?? {} }) as Record<string, string>;
  const t = useText(routeTexts);
  const recordTitle = useCurrentScreenTitle();
  // An index screen may have one route for each of its kinds: `/form_orders/$type` is one of three.
  const parentPath = info?.parent?.replaceAll(/\$(\w+)/g, (place, name: string) => params[name] ?? place);
  const parent = useScreenLinks(() => info?.parent !== undefined).find((link) => link.to === parentPath);
  return { title: recordTitle ?? (info ? t(info.title) : ''), parent };
}
