import type { DesktopState } from '@platen/model/desktop';

/** Often enough to look alive; every answer draws the page again. */
const pauseMs = 150;
const waitMaxMs = 25_000;

/** The state of the client for those who wait for the next one. */
export class StateFeed {
  private readonly read: () => Omit<DesktopState, 'revision'>;
  private revision = 1;
  private waiting: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(read: () => Omit<DesktopState, 'revision'>) {
    this.read = read;
  }

  /** Many changes at once are one news. */
  readonly changed = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.revision++;
      this.wake();
    }, pauseMs);
  };

  /** At once where it is another than the one that is known; otherwise with the next change, or after a while as it is. */
  async next(since: number): Promise<DesktopState> {
    if (since === this.revision) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMaxMs);
        this.waiting.push(() => (clearTimeout(timer), resolve()));
      });
    }
    return { revision: this.revision, ...this.read() };
  }

  close(): void {
    clearTimeout(this.timer);
    this.wake();
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}
