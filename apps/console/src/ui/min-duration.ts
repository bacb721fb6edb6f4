/** The promise, but not before `minMs`: a button that spins for 20 ms looks like a flicker. */
export async function withMinDuration<T>(promise: Promise<T>, minMs: number): Promise<T> {
  const [result] = await Promise.allSettled([promise, new Promise((resolve) => setTimeout(resolve, minMs))]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
