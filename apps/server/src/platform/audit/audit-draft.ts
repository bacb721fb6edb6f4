import type { AuditChange } from '@platen/model/operations/audit-entries';

/** An object as the API shows it: without secrets. */
export type Shown = Readonly<Record<string, unknown>>;

/** A thing around a change. Before it was made, and after it was deleted, there is nothing. */
export interface BeforeAndAfter {
  before: Shown | undefined;
  after: Shown | undefined;
}

/** What a service adds to the audit entry of the call that it is running. */
export interface AuditDraft {
  /** Who acts, where no session says so yet: signing in, setting a new password. */
  actorId?: number;
  /** Which key was refused, where nobody is signed in. */
  apiKeyId?: number;
  /** The id of what the entry is about, where neither the path nor the response says so, or where it is another one. */
  subjectId?: number;
  /** What is changed, where no call shows it alone. */
  shown?: BeforeAndAfter;
  /** What the fields alone do not say, such as that a rule was weakened. */
  notes?: readonly AuditChange[];
}
