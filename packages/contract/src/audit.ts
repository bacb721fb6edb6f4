import type { AuditedSubject } from '@platen/model/operations/audited-subjects';
import type { BilingualText } from '@platen/model/text/locale';

/** What the audit log says of a call. */
export interface AuditRecord {
  readonly subject: AuditedSubject;
  /**
   * Where the id of the subject is: `id` of the path or of the response, or `audit.subjectId`, which the service sets.
   * `nowhere`: there is one of its kind, or there are many.
   */
  readonly idIn: 'path' | 'response' | 'service' | 'nowhere';
  /** The part of the response that has the id: `form_order` of `{ form_order: { id } }`. */
  readonly part?: string;
  /** The call that shows the subject: it is read before and after the change. Without one, an entry has no fields. */
  readonly reader?: string;
  /** What was done, in the words of the log: `Froze an account`. */
  readonly text: BilingualText;
}

/**
 * The records of calls about one kind of subject. The reader answers with the same thing before and after a change; it takes
 * nothing but its `id`, if it takes anything. Where no call shows one thing alone, the service sets `audit.shown`.
 */
export function auditOf(subject: AuditedSubject, reader?: `GET /${string}`) {
  const record = (idIn: AuditRecord['idIn'], text: BilingualText, part?: string): AuditRecord => ({
    subject,
    idIn,
    ...(part !== undefined && { part }),
    ...(reader !== undefined && { reader }),
    text,
  });
  return {
    byPath: (text: BilingualText) => record('path', text),
    byResponse: (text: BilingualText, part?: string) => record('response', text, part),
    byService: (text: BilingualText) => record('service', text),
    withoutId: (text: BilingualText) => record('nowhere', text),
  };
}
