const minuteMs = 60_000;
/** After the payment was opened: most customers pay at once, and those who look at the page see a lost notice soon. */
const firstChecksMs = [1, 5, 15].map((minutes) => minutes * minuteMs);
const repeatedEveryMs = 30 * minuteMs;
/** A payment of the last second is settled at the provider by then. */
const lastCheckAfterMs = minuteMs;

export const firstCheckS = (firstChecksMs[0] ?? 0) / 1000;

/**
 * In how many seconds a provider is asked again about a payment that is not settled; undefined once it was asked after
 * the payment had expired there.
 */
export function nextCheckS(
  { created_at, expires_at }: { created_at: string; expires_at: string | null },
  nowMs = Date.now(),
): number | undefined {
  const createdMs = Date.parse(created_at);
  const lastMs = (expires_at === null ? createdMs : Date.parse(expires_at)) + lastCheckAfterMs;
  if (nowMs >= lastMs) return undefined;
  const ageMs = nowMs - createdMs;
  const lastFirstMs = firstChecksMs.at(-1) ?? 0;
  const repeats = Math.floor(Math.max(0, ageMs - lastFirstMs) / repeatedEveryMs) + 1;
  const nextMs = firstChecksMs.find((atMs) => atMs > ageMs) ?? lastFirstMs + repeats * repeatedEveryMs;
  return Math.ceil((Math.min(createdMs + nextMs, lastMs) - nowMs) / 1000);
}
