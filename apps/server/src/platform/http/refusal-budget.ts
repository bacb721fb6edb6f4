/** How many refused keys are recorded in an hour, of one address and of all, by each process. */
const windowMs = 3600 * 1000;
const addressMax = 5;
const totalMax = 500;

/**
 * Whether a refused key may still be recorded. Somebody who tries keys must be seen in the audit log, but must not be able to
 * fill it: the log of the server has every attempt.
 */
export function createRefusalBudget(now: () => number = Date.now): (address: string) => boolean {
  let counts = new Map<string, number>();
  let total = 0;
  let windowEndsAt = 0;
  return (address) => {
    if (now() >= windowEndsAt) {
      counts = new Map();
      total = 0;
      windowEndsAt = now() + windowMs;
    }
    const count = counts.get(address) ?? 0;
    if (count >= addressMax || total >= totalMax) return false;
    counts.set(address, count + 1);
    total++;
    return true;
  };
}
