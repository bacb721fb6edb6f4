const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A waiting time in the two largest units that matter. */
export function waitingTime(sinceIso: string, nowMs: number): { days: number; hours: number; minutes: number } {
  const ms = Math.max(0, nowMs - Date.parse(sinceIso));
  return {
    days: Math.floor(ms / dayMs),
    hours: Math.floor((ms % dayMs) / hourMs),
    minutes: Math.floor((ms % hourMs) / minuteMs),
  };
}

/** Late after the factory's own limit, long after half of it. */
export function waitingTone(
  { days, hours }: { days: number; hours: number },
  overdueHours: number,
): 'calm' | 'long' | 'late' {
  const waited = days * 24 + hours;
  if (waited >= overdueHours) return 'late';
  return waited >= overdueHours / 2 ? 'long' : 'calm';
}
