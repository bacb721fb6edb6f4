import pLimit from 'p-limit';

export interface EachResult<Row> {
  done: Row[];
  failed: { row: Row; cause: unknown }[];
}

/** At once: more would only wait for the same locks. */
const parallelMax = 4;

/** Does the same with every row. One that is refused does not stop the others; what became of each is told. */
export async function forEachRow<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<EachResult<Row>> {
  const result: EachResult<Row> = { done: [], failed: [] };
  await pLimit(parallelMax).map(rows, async (row) => {
    try {
      await act(row);
      result.done.push(row);
    } catch (cause) {
      result.failed.push({ row, cause });
    }
  });
  return result;
}
