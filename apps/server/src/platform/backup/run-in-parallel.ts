/** A cluster has a thousand small files, and each waits for the disk or the network. */
const workers = 8;

/** Works on items, a few at once. After a failure no further one is begun, and those under way are waited for. */
export async function runInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const remaining = items.values();
  const failures: unknown[] = [];
  async function workOnRemaining(): Promise<void> {
    for (const item of remaining) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  }
  await Promise.all(Array.from({ length: workers }, workOnRemaining));
  if (failures.length > 0) throw failures[0];
}
