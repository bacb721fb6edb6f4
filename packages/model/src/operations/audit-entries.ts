import { z } from 'zod';
import { defineList } from '../lists/lists.ts';
import type { BilingualText } from '../text/locale.ts';

/** A field that was changed. Without values: they are personal, secret or too long for the log. */
const auditChangeSchema = z.object({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

/** The action of an entry that counts refused attempts which have no entry of their own, because there were too many. */
export const refusalsAction = 'refusals';
export const refusalsText: BilingualText = { zh: '多次被拒绝的操作', en: 'Many refused attempts' };

export const auditEntrySchema = z.object({
  id: z.int(),
  occurred_at: z.iso.datetime(),
  /** The call: `PUT /form_orders/:id/close`. */
  action: z.string(),
  /** What was done, in the language of the reader. A call that only an earlier version knew is named by its key. */
  action_name: z.string(),
  /** The code of the error with which it was refused; null if it was done. */
  refused_code: z.int().nullable(),
  /** Null for a stranger, and for an account that no longer exists. */
  actor: z.object({ id: z.int(), screen_name: z.string().nullable() }).nullable(),
  session_id: z.int().nullable(),
  api_key_id: z.int().nullable(),
  /** What the call is about, and the id of what was changed. */
  subject_type: z.string(),
  subject_id: z.int().nullable(),
  changes: z.array(auditChangeSchema),
  address: z.string(),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The actions that the log can be filtered by, with their names. */
export const auditedActionsSchema = z.object({ data: z.array(z.object({ action: z.string(), name: z.string() })) });
export type AuditedActions = z.infer<typeof auditedActionsSchema>;

/** The result of comparing the log with its seals. `broken_seal_id`: the first seal that its entries do not fit. */
export const auditCheckSchema = z.object({
  checked_at: z.iso.datetime(),
  seals_count: z.int(),
  entries_count: z.int(),
  broken_seal_id: z.int().nullable(),
});
export type AuditCheck = z.infer<typeof auditCheckSchema>;

export const auditEntryList = defineList({
  filters: {
    actor_id_eq: 'id',
    action_eq: 'text',
    subject_type_eq: 'text',
    subject_id_eq: 'id',
    is_refused_eq: 'flag',
    occurred_at_gteq_date: 'day',
    occurred_at_lteq_date: 'day',
    address_eq: 'text',
    request_id_eq: 'text',
  },
  sorts: ['occurred_at'],
});
