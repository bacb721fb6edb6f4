import { type Call, keyOf } from '@platen/contract/call';
import { calls } from '@platen/contract/calls';
import { refusalsAction, refusalsText } from '@platen/model/operations/audit-entries';
import { type BilingualText, type Locale, textIn } from '@platen/model/text/locale';
import { earlierActionTexts } from './audited-actions.messages.ts';

/** What each change and export is called, by the key of its call, as its record says. */
export const auditedActionTexts: ReadonlyMap<string, BilingualText> = new Map([
  ...Object.values(calls)
    .flatMap((ofResource) => Object.values<Call>(ofResource))
    .flatMap((call) => (call.audit ? [[keyOf(call), call.audit.text] as const] : [])),
  [refusalsAction, refusalsText] as const,
]);

/** A call of an earlier version, which has no text any more, is named by its key. */
export function auditedActionText(action: string, locale: Locale): string {
  const text = auditedActionTexts.get(action) ?? earlierActionTexts[action];
  return text ? textIn(text, locale) : action;
}
