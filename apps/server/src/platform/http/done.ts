import type { Done } from '@platen/model/accounts/accounts';
import { textIn } from '@platen/model/text/locale';
import type { BaseContext } from '../context.ts';
import { doneText } from './done.messages.ts';

/** The response of a call that returns nothing but success. */
export function done(ctx: Pick<BaseContext, 'locale'>): Done {
  return { code: 200, message: textIn(doneText, ctx.locale) };
}
