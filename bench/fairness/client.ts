import { fetchClient } from '@platen/contract/fetch-client';
import { benchPassword } from '../lists/server.ts';

export type BenchClient = ReturnType<typeof fetchClient>;

/** A client of a server process, signed in with this login. */
export async function signIn(apiUrl: string, login_name: string): Promise<{ token: string; api: BenchClient }> {
  const url = new URL(apiUrl).origin;
  const { token } = await fetchClient({ url })('POST /sessions', { body: { login_name, password: benchPassword } });
  return { token, api: fetchClient({ url, token }) };
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
