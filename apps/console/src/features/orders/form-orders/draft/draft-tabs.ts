import { randomKey } from '../../../../shared/request/idempotency-key.ts';
import { storageKey } from '../../../../shared/storage.ts';

/** Long enough for an open tab to reply, short enough not to be noticed. */
const replyTimeoutMs = 150;

interface TabMessage {
  kind: 'ask' | 'held';
  draftId: string;
}

/** Coordinates with other open tabs: which draft this tab has open, and whether another tab has one open. */
export interface DraftTab {
  readonly id: string;
  hold: (draftId: string | undefined) => void;
  isHeldElsewhere: (draftId: string) => Promise<boolean>;
  close: () => void;
}

export function openDraftTab(): DraftTab {
  const channel = new BroadcastChannel(storageKey('order-drafts'));
  let held: string | undefined;
  const post = (message: TabMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'ask' && data.draftId === held) post({ kind: 'held', draftId: data.draftId });
  });
  return {
    id: randomKey(),
    hold: (draftId) => {
      held = draftId;
    },
    isHeldElsewhere: (draftId) =>
      new Promise((resolve) => {
        const onReply = ({ data }: MessageEvent<TabMessage>) => {
          if (data.kind === 'held' && data.draftId === draftId) end(true);
        };
        const end = (isHeld: boolean) => {
          channel.removeEventListener('message', onReply);
          clearTimeout(timer);
          resolve(isHeld);
        };
        const timer = setTimeout(() => end(false), replyTimeoutMs);
        channel.addEventListener('message', onReply);
        post({ kind: 'ask', draftId });
      }),
    close: () => channel.close(),
  };
}
