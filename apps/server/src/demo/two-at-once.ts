/**
 * Runs over all of it with two under way: one picture is drawn here while another is read and stored elsewhere.
 * @param signal ends it before the next one
 */
export async function mapTwoAtOnce<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  signal?: AbortSignal,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  async function work() {
    for (const [index, item] of left) {
      signal?.throwIfAborted();
      results[index] = await run(item);
    }
  }
  await Promise.all([work(), work()]);
  return results;
}
