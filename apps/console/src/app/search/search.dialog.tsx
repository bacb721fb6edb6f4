import { useQuery } from '@tanstack/react-query';
import { rootRouteId, useNavigate, useRouter } from '@tanstack/react-router';
import { FileText, History, Zap } from 'lucide-react';
import { useState } from 'react';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { useText } from '../../ui/text.ts';
import { routeTexts } from '../navigation/routes.messages.ts';
import { type ScreenLink, useScreenLinks } from '../navigation/use-screens.ts';
import type { SearchEntry } from './search-entry.ts';
import { SearchPalette } from './search-palette.tsx';
import { useRecordSearch } from './use-record-search.ts';

/** The global search, over what the user may see and what they chose last. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const userId = useQuery(currentUserQuery).data?.id;
  const screens = useSearchScreens();
  const [text, setText] = useState('');
  const found = useRecordSearch(text);
  const recent = readRecent(userId).map((choice): SearchEntry => ({ ...choice, group: 'recent', icon: History }));

  function choose({ to, title, detail }: SearchEntry) {
    addRecent(userId, { to, title, ...(detail && { detail }) });
    onClose();
    void navigate({ to });
  }

  return (
    <SearchPalette
      screens={screens}
      recent={recent}
      text={text}
      onText={setText}
      found={found}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

const recentMax = 5;

interface RecentChoice {
  to: string;
  title: string;
  detail?: string;
}

/** What this user chose last, newest first. Stored for each user, because several may share a browser. */
function readRecent(userId: number | undefined): RecentChoice[] {
  try {
    const stored = JSON.parse(readStored('recent-search') ?? '{}') as { user?: number; choices?: RecentChoice[] };
    return stored.user === userId && Array.isArray(stored.choices) ? stored.choices : [];
  } catch {
    return [];
  }
}

function addRecent(userId: number | undefined, choice: RecentChoice): void {
  const others = readRecent(userId).filter(({ to }) => to !== choice.to);
  writeStored('recent-search', JSON.stringify({ user: userId, choices: [choice, ...others].slice(0, recentMax) }));
}

const actionPath = /\/(new|edit)$/;

/** Every screen that the user may open without a record, from the route list itself. */
function useSearchScreens(): SearchEntry[] {
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
