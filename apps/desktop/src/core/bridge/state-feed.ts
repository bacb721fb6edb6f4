import type { DesktopState } from '@platen/model/orders/desktop';

/** Short enough for smooth progress; each response makes the page render again. */
const pauseMs = 150;
const waitMaxMs = 25_000;

/** Long polling for the state of the client. */
export class StateFeed {
  private readonly read: () => Omit<DesktopState, 'revision'>;
  private revision = 1;
  private waiting: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(read: () => Omit<DesktopState, 'revision'>) {
    this.read = read;
  }

  /** Changes within the pause are reported together. */
  readonly changed = (): void => {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.revision++;
      this.wake();
    }, pauseMs);
  };

  /** Resolves at once if the known revision is outdated, otherwise with the next change or after a timeout. */
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
