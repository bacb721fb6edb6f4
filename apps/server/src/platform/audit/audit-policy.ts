import type { ErrorKey } from '@platen/model/errors/errors';
import type { Actor } from '../context.ts';

/** What is decided about the audit log above the platform, which knows neither the things nor the people in it. */
export interface AuditPolicy {
  /** Refusals with an entry: somebody tried what they may not, or to be somebody else. Mistakes in a form have none. */
  recordedRefusals: ReadonlySet<ErrorKey>;
  /** Fields whose values the product itself chooses: they are stored of everything. */
  wordFields: ReadonlySet<string>;
  /** Whether an entry says field by field what this caller changed. */
  showsChangesOf(caller: Actor): boolean;
  /** Whether all values of such a thing may be stored: nobody will have to erase one of them, and the log cannot be changed. */
  storesValuesOf(subjectType: string): boolean;
}
