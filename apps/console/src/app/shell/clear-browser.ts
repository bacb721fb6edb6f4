import { deleteAllDrafts } from '../../features/catalogue/designer/saving/draft-store.ts';
import { discardAllDrafts, hasDrafts } from '../../features/orders/form-orders/draft/stored-drafts.ts';
import { clearStored } from '../../shared/storage.ts';
import { confirm } from '../../ui/feedback.tsx';
import type { TranslatorOf } from '../../ui/text.ts';
import type { shellTexts } from './shell.messages.ts';

/** Asks before rows are lost that are not ordered yet. A browser without storage has none. */
export async function mayClearBrowser(t: TranslatorOf<typeof shellTexts>): Promise<boolean> {
  if (!(await hasDrafts().catch(() => false))) return true;
  return confirm({ title: t('logoutTitle'), text: t('logoutText'), okText: t('logout'), isDanger: true });
}

/**
 * Removes everything that people who have signed in here have left in this browser: the next one at this computer must not
 * find names, phones and addresses of receivers.
 */
export async function clearBrowser(): Promise<void> {
  clearStored();
  await Promise.allSettled([discardAllDrafts(), deleteAllDrafts()]);
}
