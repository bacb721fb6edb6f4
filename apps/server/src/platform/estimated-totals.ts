/** For so long the pages of one large list agree on their total. */
const keptMs = 60_000;
const keptMax = 1000;

/**
 * Totals that were estimated, by the question they answer. Without them every page of a large list would be counted
 * and estimated again, and its last page would move while somebody turns pages.
 */
export class EstimatedTotals {
  readonly #kept = new Map<string, { total: number; untilMs: number }>();

  find(question: string): number | undefined {
    const kept = this.#kept.get(question);
    return kept && kept.untilMs > Date.now() ? kept.total : undefined;
  }

  keep(question: string, total: number): void {
    this.#kept.delete(question);
    this.#kept.set(question, { total, untilMs: Date.now() + keptMs });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > keptMax && oldest !== undefined) this.#kept.delete(oldest);
  }
}
