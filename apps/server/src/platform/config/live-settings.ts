import type { Currency } from '@platen/model/money/currencies';
import { showCurrency } from '@platen/model/money/money';

/** Settings of the whole installation, which can change while processes run. */
export interface Settings {
  /** The factory's time zone: days in filters and figures, times on prints. */
  readonly timeZone: string;
  readonly currency: Currency;
  readonly factoryName: string;
}

export interface LiveSettings extends Settings {
  /**
   * Reads the settings again if they are too old. Every request and job calls this, because another process may have
   * changed them without notifying this one.
   */
  refresh(): Promise<void>;
  /** Reads the settings immediately, after changing them. */
  reload(): Promise<void>;
}

/** The longest time until a change reaches all other processes. */
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
    get factoryName() {
      return current.factoryName;
    },
    reload,
    async refresh() {
      if (Date.now() - readAtMs < maxAgeMs) return;
      // Concurrent requests share one read. While the database is unavailable, they continue with the known settings:
      // whether a request can be served without it is decided elsewhere.
      reading ??= reload()
        .catch(() => undefined)
        .finally(() => {
          reading = undefined;
        });
      await reading;
    },
  };
}
