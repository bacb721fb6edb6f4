import type { AuditEntry } from '@platen/model/operations/audit-entries';
import { auditedActionTexts } from '@platen/model/operations/audited-actions';
import { auditedSubjectText } from '@platen/model/operations/audited-subjects';
import { type BilingualText, textIn } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';
import { useText } from '../../ui/text.ts';
import { auditTexts } from './audit.messages.ts';

/** A call of an earlier version has no text any more: it is named by its key. */
const texts: Partial<Record<string, BilingualText>> = auditedActionTexts;

/** What an entry says, in the language of its reader. */
export function useAuditEntryTexts() {
  const t = useText(auditTexts);
  const locale = useLocale();
  return {
    actionOf: ({ action }: Pick<AuditEntry, 'action'>): string => {
      const text = texts[action];
      return text ? textIn(text, locale) : action;
    },
    subjectTypeOf: (type: string): string => auditedSubjectText(type, locale),
    actorOf: ({ actor }: Pick<AuditEntry, 'actor'>): string =>
      actor ? (actor.screen_name ?? t('person', { id: String(actor.id) })) : t('nobody'),
  };
}
