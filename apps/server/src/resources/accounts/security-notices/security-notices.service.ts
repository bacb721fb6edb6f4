import { deviceOf } from '@platen/model/accounts/devices';
import { fillText } from '@platen/model/text/locale';
import type { PublicContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import type { Recipient } from '../../../platform/messenger.ts';
import { findAddressee } from '../users/users.queries.ts';
import { getUserWithWallet } from '../users/users.service.ts';
import type { SecurityNoticeKind } from './security-notice-kinds.ts';
import { securityNoticeTexts } from './security-notices.messages.ts';

export interface SecurityNotice {
  user_id: number;
  /** Whether `user_id` is an account, of which the present owner is told, and not a person. */
  is_for_owner?: boolean | undefined;
  kind: SecurityNoticeKind;
  address: string;
  user_agent: string;
  /** When it happened: a mail may arrive late. */
  at: string;
  /** Whom it is sent to instead of the account’s address: to the one that was replaced. */
  to?: Recipient | undefined;
}

/** Queued in the caller's transaction, so that a rollback sends nothing. */
export async function queueSecurityNotice(
  ctx: Pick<PublicContext, 'platform' | 'db' | 'request'>,
  userId: number,
  kind: SecurityNoticeKind,
  to?: Recipient,
): Promise<void> {
  await ctx.platform.jobs.queue(ctx.db, 'deliver_security_notice', {
    user_id: userId,
    kind,
    address: ctx.request.address,
    user_agent: ctx.request.userAgent.slice(0, 300),
    at: new Date().toISOString(),
    to,
  });
}

/** To the address before the change, by SMS if that was a phone alone: the new one may be a stranger’s. */
export async function queueContactNotice(
  ctx: Pick<PublicContext, 'platform' | 'db' | 'request'>,
  { id, email, phone }: { id: number; email: string | null; phone: string | null },
): Promise<void> {
  if (!email && !phone) return;
  await queueSecurityNotice(ctx, id, 'contact_changed', { email: email || null, phone: email ? null : phone });
}

/** Nobody while the account is frozen. */
async function findRecipient(db: Db, { user_id, is_for_owner }: SecurityNotice) {
  if (is_for_owner) return findAddressee(db, user_id);
  const user = await getUserWithWallet(db, user_id);
  return user.is_frozen ? undefined : user;
}

/** Sent to the address of the account, which only the factory can change, never to the one for orders. */
export async function deliverSecurityNotice({ db, platform }: JobContext, notice: SecurityNotice): Promise<void> {
  const user = await findRecipient(db, notice);
  if (!user) return;
  const { subject, text } = securityNoticeTexts[notice.kind];
  const { browser, system } = deviceOf(notice.user_agent);
  const params = {
    login_name: user.login_name,
    device: [browser, system].filter(Boolean).join(' · ') || '—',
    address: notice.address,
    time: new Date(notice.at).toLocaleString('sv-SE', { timeZone: platform.settings.timeZone, timeZoneName: 'short' }),
  };
  // Never by SMS: it is too long for one, and nobody asked for it.
  const recipient = notice.to ?? { email: user.email, phone: null };
  await platform.messenger.send(recipient, { subject, text: fillText(text, params) });
}
