const windowMs = 5000;

/** The average speed over the last seconds. */
export class SpeedMeter {
  private readonly now: () => number;
  private parts: { atMs: number; bytes: number }[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  add(bytes: number): void {
    const atMs = this.now();
    this.parts = this.parts.filter((part) => atMs - part.atMs < windowMs);
    this.parts.push({ atMs, bytes });
  }

  /** Over the time since the first of the parts, a second at least: the first moment would say anything. */
  bytesPerSecond(): number {
    const nowMs = this.now();
    const recent = this.parts.filter((part) => nowMs - part.atMs < windowMs);
    const [first] = recent;
    if (!first) return 0;
    const bytes = recent.reduce((sum, part) => sum + part.bytes, 0);
    return Math.round(bytes / Math.max(1, (nowMs - first.atMs) / 1000));
  }

  reset(): void {
    this.parts = [];
  }
}
