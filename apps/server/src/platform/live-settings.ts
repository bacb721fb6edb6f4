import type { Currency } from '@platen/model/currencies';
import { showCurrency } from '@platen/model/money';

/** What the factory has chosen for the whole installation, and every process follows while it runs. */
export interface Settings {
  /** The factory's zone: whole days in filters and figures, times on prints. */
  readonly timeZone: string;
  readonly currency: Currency;
}

export interface LiveSettings extends Settings {
  /**
   * Reads them again where they were read too long ago. Every request and job begins with it: another process may have
   * changed them, and nobody tells this one.
   */
  refresh(): Promise<void>;
  /** At once, for whoever has just changed them. */
  reload(): Promise<void>;
}

/** A change made by one process is followed by all others after this time at most. */
const maxAgeMs = 2000;

export async function openSettings(read: () => Promise<Settings>): Promise<LiveSettings> {
  let current: Settings;
  let readAtMs = 0;
  let reading: Promise<void> | undefined;

  async function reload(): Promise<void> {
    current = await read();
    readAtMs = Date.now();
    showCurrency(current.currency);
  }
  await reload();
  return {
    get timeZone() {
      return current.timeZone;
    },
    get currency() {
      return current.currency;
    },
    reload,
    async refresh() {
      if (Date.now() - readAtMs < maxAgeMs) return;
      // Many requests come at once; one reads for all. While the database is away they go on with what is known: whether
      // a request can be served without it is not decided here.
      reading ??= reload()
        .catch(() => undefined)
        .finally(() => {
          reading = undefined;
        });
      await reading;
    },
  };
}
