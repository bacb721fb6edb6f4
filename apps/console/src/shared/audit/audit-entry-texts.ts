import type { AuditEntry } from '@platen/model/operations/audit-entries';
import { auditedSubjectText } from '@platen/model/operations/audited-subjects';
import { useLocale } from 'use-intl';
import { useText } from '../../ui/text.ts';
import { auditTexts } from './audit.messages.ts';

/** What an entry says, in the language of its reader. */
export function useAuditEntryTexts() {
  const t = useText(auditTexts);
  const locale = useLocale();
  return {
    subjectTypeOf: (type: string): string => auditedSubjectText(type, locale),
    actorOf: ({ actor }: Pick<AuditEntry, 'actor'>): string =>
      actor ? (actor.screen_name ?? t('person', { id: String(actor.id) })) : t('nobody'),
  };
}
