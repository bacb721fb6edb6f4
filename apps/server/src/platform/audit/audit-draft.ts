import type { AuditChange } from '@platen/model/operations/audit-entries';

/** What a service adds to the audit entry of the call that it is running. */
export interface AuditDraft {
  /** Who acts, where no session says so yet: signing in, setting a new password. */
  actorId?: number;
  /** Which key was refused, where nobody is signed in. */
  apiKeyId?: number;
  /** The id of what is changed, where neither the path nor the response says so. */
  subjectId?: number;
  /** What the fields alone do not say, such as that a rule was weakened. */
  notes?: readonly AuditChange[];
}
