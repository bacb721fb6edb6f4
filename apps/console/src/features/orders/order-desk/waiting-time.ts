const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long something has been waiting, in the two largest units that matter. */
export function waitingTime(sinceIso: string, nowMs: number): { days: number; hours: number; minutes: number } {
  const ms = Math.max(0, nowMs - Date.parse(sinceIso));
  return {
    days: Math.floor(ms / dayMs),
    hours: Math.floor((ms % dayMs) / hourMs),
    minutes: Math.floor((ms % hourMs) / minuteMs),
  };
}

/** A day is long, three are too long. */
export function waitingTone({ days }: { days: number }): 'calm' | 'long' | 'late' {
  if (days >= 3) return 'late';
  return days >= 1 ? 'long' : 'calm';
}
