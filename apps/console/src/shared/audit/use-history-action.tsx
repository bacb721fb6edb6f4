import type { AuditedSubject } from '@platen/model/operations/audited-subjects';
import { linkOptions } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import type { Action } from '../../ui/actions/action.types.ts';
import { useText } from '../../ui/text.ts';
import { useCan } from '../session/abilities.tsx';
import { auditTexts } from './audit.messages.ts';

/**
 * The way to the audit log of a thing whose page cannot show it: a row without a page of its own, or settings, of which
 * there is one. Empty for those who may not read the log.
 */
export function useHistoryAction() {
  const t = useText(auditTexts);
  const can = useCan();
  return (type: AuditedSubject, id?: number): Action[] => {
    if (!can('audit_entries.read')) return [];
    const search = { subject_type_eq: type, ...(id !== undefined && { subject_id_eq: String(id) }) };
    return [
      {
        key: 'history',
        label: t('history'),
        icon: <ScrollText aria-hidden />,
        link: linkOptions({ to: '/audit_entries', search }),
      },
    ];
  };
}
