import { apiBasePath } from '@platen/model/api';

const dayMs = 24 * 3_600_000;
const timeoutMs = 30_000;

/** Whether the server asks for a newer client than this one: each of its answers says which version it expects. */
export class Updates {
  private readonly serverUrl: string;
  private readonly version: string;
  private readonly onChange: () => void;
  private readonly timer: NodeJS.Timeout;
  /** Nothing where this one is new enough, or nobody could be asked yet. */
  newest: string | undefined;

  constructor(serverUrl: string, version: string, onChange: () => void) {
    this.serverUrl = serverUrl;
    this.version = version;
    this.onChange = onChange;
    // Clients stay open for days.
    this.timer = setInterval(() => void this.check(), dayMs);
    this.timer.unref();
  }

  async check(): Promise<string | undefined> {
    const expected = await this.fetchExpectedVersion().catch(() => undefined);
    const newest = expected !== undefined && isNewer(expected, this.version) ? expected : undefined;
    if (newest !== this.newest) {
      this.newest = newest;
      this.onChange();
    }
    return newest;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async fetchExpectedVersion(): Promise<string | undefined> {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers } = await fetch(`${this.serverUrl}${apiBasePath}/application/info`, { signal, method: 'HEAD' });
    return headers.get('client-app-version') ?? undefined;
  }
}

/** By number: 1.10.0 is newer than 1.9.0. */
function isNewer(version: string, than: string): boolean {
  const numbers = (text: string) => text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const [one, other] = [numbers(version), numbers(than)];
  const at = [0, 1, 2].find((index) => one[index] !== other[index]);
  return at !== undefined && (one[at] ?? 0) > (other[at] ?? 0);
}
