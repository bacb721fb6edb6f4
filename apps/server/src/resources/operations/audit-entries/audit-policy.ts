import { storesAuditedValues } from '@platen/model/operations/audited-subjects';
import type { AuditPolicy } from '../../../platform/audit/audit-policy.ts';

export const auditPolicy: AuditPolicy = {
  recordedRefusals: new Set([
    'not_allowed',
    'session_only',
    'api_key_unknown',
    'api_key_expired',
    'api_key_address',
    'scope_missing',
    'login_failed',
    'account_frozen',
    'code_wrong',
    'current_password_wrong',
    // The password was right: whoever lacks the factor knows it.
    'second_factor_required',
    'second_factor_wrong',
    'passkey_refused',
    'approval_own',
    'approval_dependent',
    'approver_by_admins',
    'contact_not_allowed',
  ]),
  wordFields: new Set([
    'state',
    'status',
    'role',
    'kind',
    'type',
    'size',
    'plan',
    'payment_method',
    'scopes',
    'events',
    'expires_at',
  ]),
  // Customers change too much for that, and orders have histories of their own.
  showsChangesOf: ({ seesEveryone }) => seesEveryone,
  storesValuesOf: storesAuditedValues,
};
