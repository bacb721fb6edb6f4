import { z } from 'zod';
import type { Store } from '../store/store.ts';

/**
 * The newest seal, kept where the files are: whoever owns the database can remove the last entries with their seals, and what is
 * left fits together.
 */
const key = 'auditnewestseal.json';

const newestSealSchema = z.object({ id: z.int(), hash: z.string() });
export type NewestSeal = z.infer<typeof newestSealSchema>;

/** Undefined if nothing was sealed yet, or a backup was restored since. */
export async function readNewestSeal(store: Store): Promise<NewestSeal | undefined> {
  if (!(await store.head(key))) return undefined;
  let text = '';
  for await (const chunk of await store.open(key)) text += String(chunk);
  return newestSealSchema.parse(JSON.parse(text));
}

export async function writeNewestSeal(store: Store, seal: NewestSeal): Promise<void> {
  const body = Buffer.from(JSON.stringify(seal));
  await store.put(key, body, { byteSize: body.length, contentType: 'application/json' });
}

/** A restored database may end before the newest seal: the next one is compared again. */
export function forgetNewestSeal(store: Store): Promise<void> {
  return store.delete(key);
}
