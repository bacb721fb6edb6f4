import pLimit from 'p-limit';

export interface EachResult<Row> {
  done: Row[];
  failed: { row: Row; cause: unknown }[];
}

/** More parallel requests would only wait for the same locks. */
const parallelMax = 4;

/** Runs the same action for every row. A refusal does not stop the others; the result of each is returned. */
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
