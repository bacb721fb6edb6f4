const hourMs = 3_600_000;
const hoursPerDay = 24;

export interface RemainingTime {
  days: number;
  hours: number;
}

/** Whole days and hours left; undefined once it is over. Less than an hour is 0 days and 0 hours. */
export function remainingTime(expiresAt: string, nowMs: number): RemainingTime | undefined {
  const leftMs = Date.parse(expiresAt) - nowMs;
  if (!(leftMs > 0)) return undefined;
  const hours = Math.floor(leftMs / hourMs);
  return { days: Math.floor(hours / hoursPerDay), hours: hours % hoursPerDay };
}
