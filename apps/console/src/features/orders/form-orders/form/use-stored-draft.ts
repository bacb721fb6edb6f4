import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createIdempotencyKey, type IdempotencyKey, randomKey } from '../../../../shared/request/idempotency-key.ts';
import { currentUserQuery } from '../../../../shared/session/current-user.ts';
import type { DraftTab } from '../draft/draft-tabs.ts';
import { openDraftTab } from '../draft/draft-tabs.ts';
import { isBlank, type OrderDraft } from '../draft/order-draft.ts';
import { claimDraft, discardDraft, listDrafts, type StoredDraft, saveDraft } from '../draft/stored-drafts.ts';

interface Options {
  templateNo: string | undefined;
  rows: readonly OrderDraft[];
  tags: readonly string[];
  onRestore: (draft: StoredDraft) => void;
}

/** Stored rows that the user can resume or discard. Those that another tab has open are only mentioned. */
export interface DraftOffer {
  readonly draft: StoredDraft;
  readonly isOpenElsewhere: boolean;
}

/** `taken`: another tab has claimed these rows; what is typed here is stored separately. */
export type SavingState = 'nothing' | 'saving' | 'saved' | 'taken' | 'failed';

const debounceMs = 400;

/**
 * Stores the rows in the browser until they are ordered, and offers rows that were left. A reload, a crash or a failed
 * request loses nothing, and neither do two tabs, since each has its own rows.
 */
export function useStoredDraft({ templateNo, rows, tags, onRestore }: Options) {
  const account = useQuery(currentUserQuery).data?.id;
  const [saving, setSaving] = useState<SavingState>('nothing');
  const [intent, setIntent] = useState<IdempotencyKey>(() => createIdempotencyKey());
  const tab = useRef<DraftTab>(undefined);
  const own = useRef<string>(undefined);
  useEffect(() => {
    const opened = openDraftTab();
    tab.current = opened;
    return () => opened.close();
  }, []);
  const { offers, removeOffer } = useDraftOffers({ account, templateNo, tab, own });

  const write = useCallback(
    async (sent?: StoredDraft['intent']) => {
      const holder = tab.current;
      if (account === undefined || templateNo === undefined || holder === undefined) return;
      const draft = { account, templateNo, rows, tags, intent: sent };
      setSaving(await storeDraft(draft, holder, own).catch(() => 'failed' as const));
    },
    [account, templateNo, rows, tags],
  );
  const pending = usePendingWrite(write);

  return {
    offers,
    saving,
    intent,
    /** Called before sending: whatever happens, the same rows are sent with the same key. */
    storeIntent: () => {
      pending.cancel();
      return write(intent.sent());
    },
    /** Replaces the current rows with those of an offer; the current rows become an offer themselves. */
    resume: async (offered: StoredDraft) => {
      await pending.flush();
      const draft = await claimDraft(offered, tab.current?.id ?? '');
      own.current = draft.id;
      tab.current?.hold(draft.id);
      setIntent(createIdempotencyKey(randomKey, draft.intent));
      removeOffer(draft.id);
      onRestore(draft);
    },
    discard: async (offered: StoredDraft) => {
      await discardDraft(offered.id);
      removeOffer(offered.id);
    },
    /** The rows were ordered: deletes the draft. */
    clear: async () => {
      pending.cancel();
      const id = own.current;
      own.current = undefined;
      if (id !== undefined) await discardDraft(id).catch(() => undefined);
    },
  };
}

/** Stores the filled rows under the id in `own`, or under a new one if another tab has claimed them. */
async function storeDraft(
  { rows, ...draft }: Omit<StoredDraft, 'id' | 'savedAt' | 'holder'>,
  tab: DraftTab,
  own: RefObject<string | undefined>,
): Promise<SavingState> {
  const filled = rows.filter((row) => !isBlank(row));
  if (filled.length === 0) {
    if (own.current !== undefined) await discardDraft(own.current);
    return 'nothing';
  }
  async function saveAs(id: string): Promise<boolean> {
    own.current = id;
    tab.hold(id);
    return saveDraft({ ...draft, id, rows: filled, savedAt: Date.now(), holder: tab.id });
  }
  if (await saveAs(own.current ?? randomKey())) return 'saved';
  await saveAs(randomKey());
  return 'taken';
}

interface OfferOptions {
  account: number | undefined;
  templateNo: string | undefined;
  tab: RefObject<DraftTab | undefined>;
  /** The draft of this form, which is not offered. */
  own: RefObject<string | undefined>;
}

/** The drafts of a template that were left. */
function useDraftOffers({ account, templateNo, tab, own }: OfferOptions) {
  const [offers, setOffers] = useState<readonly DraftOffer[]>([]);
  useEffect(() => {
    if (account === undefined || templateNo === undefined) return;
    let isCurrent = true;
    async function loadOffers(user: number, no: string) {
      const drafts = (await listDrafts(user, no)).filter(({ id }) => id !== own.current);
      const held = await Promise.all(drafts.map(async ({ id }) => (await tab.current?.isHeldElsewhere(id)) ?? false));
      if (isCurrent) setOffers(drafts.map((draft, index) => ({ draft, isOpenElsewhere: held[index] ?? false })));
    }
    // A browser without storage has nothing to offer.
    loadOffers(account, templateNo).catch(() => undefined);
    return () => {
      isCurrent = false;
      setOffers([]);
    };
  }, [account, templateNo, tab, own]);

  const removeOffer = (id: string) => setOffers((left) => left.filter(({ draft }) => draft.id !== id));
  return { offers, removeOffer };
}

/** Writes after a pause in typing, and at once when the page is hidden or left. */
function usePendingWrite(write: () => Promise<void>) {
  const pendingWrite = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    const run = async () => {
      pendingWrite.current = undefined;
      await write();
    };
    pendingWrite.current = run;
    // Unless it was already written, or was ordered.
    const timer = setTimeout(() => {
      if (pendingWrite.current === run) void run();
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [write]);

  useEffect(() => {
    const flush = () => void pendingWrite.current?.();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    flush: async () => pendingWrite.current?.(),
    cancel: () => {
      pendingWrite.current = undefined;
    },
  };
}
