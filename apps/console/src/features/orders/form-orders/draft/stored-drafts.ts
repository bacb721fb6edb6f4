import { clear, createStore, del, entries, update } from 'idb-keyval';
import type { SentRequest } from '../../../../shared/request/idempotency-key.ts';
import { storageKey } from '../../../../shared/storage.ts';
import type { OrderDraft } from './order-draft.ts';

/** Rows that are not ordered yet, stored in this browser for one account and one template. */
export interface StoredDraft {
  readonly id: string;
  readonly account: number;
  readonly templateNo: string;
  readonly rows: readonly OrderDraft[];
  readonly tags: readonly string[];
  /** They were sent with this idempotency key, and the response is unknown. The same key cannot order them twice. */
  readonly intent: SentRequest | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The tab that may write it: two tabs never write the same rows. */
  readonly holder: string;
}

const retentionMs = 30 * 24 * 3600 * 1000;

let opened: ReturnType<typeof createStore> | undefined;
/** Opened on first use: in a browser that denies storage only this call fails. */
function store() {
  opened ??= createStore(storageKey('order-drafts'), 'drafts');
  return opened;
}

/** Newest first. Expired drafts are deleted. */
export async function listDrafts(account: number, templateNo: string): Promise<StoredDraft[]> {
  const drafts = (await entries<string, StoredDraft>(store())).map(([, draft]) => draft);
  const oldest = Date.now() - retentionMs;
  await Promise.all(drafts.filter(({ savedAt }) => savedAt < oldest).map(({ id }) => discardDraft(id)));
  return drafts
    .filter((draft) => draft.savedAt >= oldest && draft.account === account && draft.templateNo === templateNo)
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

/** Writes rows unless another tab has claimed them since; returns whether it did. */
export async function saveDraft(draft: StoredDraft): Promise<boolean> {
  let isTaken = false;
  await update<StoredDraft>(
    draft.id,
    (before) => {
      isTaken = before !== undefined && before.holder !== draft.holder;
      return isTaken && before ? before : draft;
    },
    store(),
  );
  return !isTaken;
}

/** Claims rows, whichever tab had them. */
export async function claimDraft(draft: StoredDraft, holder: string): Promise<StoredDraft> {
  let claimed = { ...draft, holder };
  await update<StoredDraft>(
    draft.id,
    (before) => {
      claimed = { ...(before ?? draft), holder };
      return claimed;
    },
    store(),
  );
  return claimed;
}

export const discardDraft = (id: string): Promise<void> => del(id, store());

/** Whether rows of anybody are stored in this browser. */
export async function hasDrafts(): Promise<boolean> {
  return (await entries(store())).length > 0;
}

/** Of everybody who has used this browser. */
export const discardAllDrafts = (): Promise<void> => clear(store());
