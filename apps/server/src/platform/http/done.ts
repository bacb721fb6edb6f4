import type { Done } from '@platen/model/accounts';
import { textIn } from '@platen/model/locale';
import type { PublicContext } from '../context.ts';
import { doneText } from './done.messages.ts';

/** The answer of a call that has nothing to give back but that it was done. */
export function done(ctx: Pick<PublicContext, 'locale'>): Done {
  return { code: 200, message: textIn(doneText, ctx.locale) };
}
