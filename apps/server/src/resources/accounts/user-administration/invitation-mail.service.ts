import { invitationLifeMs, type ResetLink } from '@platen/model/accounts/accounts';
import { fillIn } from '@platen/model/text/locale';
import type { Context } from '../../../platform/context.ts';
import { getApplicationInfo } from '../../factory/application/application.service.ts';
import { invitationSubject, invitationText } from './invitation-mail.messages.ts';

interface Invitation {
  user: { id: number; login_name: string; email: string | null };
  link: ResetLink;
}

/** Returns whether the email was sent. If not, the inviting person passes the link on. */
export async function mailInvitation(ctx: Context, { user, link }: Invitation): Promise<boolean> {
  // Without email, the messenger would write the link to the log, where others could read it.
  if (!user.email || ctx.platform.config.smtpUrl === undefined) return false;
  const { name } = await getApplicationInfo(ctx);
  const params = { name, login_name: user.login_name, url: link.url, days: invitationLifeMs / (24 * 3_600_000) };
  const message = {
    subject: fillIn(invitationSubject, params, ctx.locale),
    text: fillIn(invitationText, params, ctx.locale),
  };
  try {
    await ctx.platform.messenger.send({ email: user.email, phone: null }, message);
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, userId: user.id }, 'an invitation could not be mailed');
    return false;
  }
}
