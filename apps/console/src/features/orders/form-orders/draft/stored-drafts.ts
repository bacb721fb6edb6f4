import { createStore, del, entries, update } from 'idb-keyval';
import type { SentRequest } from '../../../../shared/request/idempotency-key.ts';
import { storageKey } from '../../../../shared/storage.ts';
import type { OrderDraft } from './order-draft.ts';

/** Rows that were not ordered yet, as this browser keeps them: for one account and one template. */
export interface StoredDraft {
  readonly id: string;
  readonly account: number;
  readonly templateNo: string;
  readonly rows: readonly OrderDraft[];
  readonly tags: readonly string[];
  /** They were sent under this key, and nobody knows whether they arrived. The same key cannot order them twice. */
  readonly intent: SentRequest | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The page that may write it: two tabs never write the same rows. */
  readonly holder: string;
}

const retentionMs = 30 * 24 * 3600 * 1000;

let opened: ReturnType<typeof createStore> | undefined;
/** Opened when it is first needed: a browser that refuses it then refuses this call, and no other. */
function store() {
  opened ??= createStore(storageKey('order-drafts'), 'drafts');
  return opened;
}

/** The newest first. Those that nobody came back for are removed. */
export async function listDrafts(account: number, templateNo: string): Promise<StoredDraft[]> {
  const drafts = (await entries<string, StoredDraft>(store())).map(([, draft]) => draft);
  const oldest = Date.now() - retentionMs;
  await Promise.all(drafts.filter(({ savedAt }) => savedAt < oldest).map(({ id }) => discardDraft(id)));
  return drafts
    .filter((draft) => draft.savedAt >= oldest && draft.account === account && draft.templateNo === templateNo)
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

/** Writes rows unless another page has taken them over since; says whether it did. */
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

/** Takes rows over, whoever had them. */
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
