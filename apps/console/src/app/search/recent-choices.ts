import { readStored, writeStored } from '../../shared/storage.ts';

const recentMax = 5;

export interface RecentChoice {
  to: string;
  title: string;
  detail?: string;
}

/** What this user chose last, newest first. Stored for each user, because several may share a browser. */
export function readRecent(userId: number | undefined): RecentChoice[] {
  try {
    const stored = JSON.parse(readStored('recent-search') ?? '{}') as { user?: number; choices?: RecentChoice[] };
    return stored.user === userId && Array.isArray(stored.choices) ? stored.choices : [];
  } catch {
    return [];
  }
}

export function addRecent(userId: number | undefined, choice: RecentChoice): void {
  const others = readRecent(userId).filter(({ to }) => to !== choice.to);
  writeStored('recent-search', JSON.stringify({ user: userId, choices: [choice, ...others].slice(0, recentMax) }));
}
