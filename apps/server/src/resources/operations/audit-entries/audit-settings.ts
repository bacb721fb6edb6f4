import { defineConfigPart, keptDays } from '../../../platform/config/config-parts.ts';

declare module '../../../platform/config/config-parts.ts' {
  interface ConfigParts {
    /** Undefined: entries are kept forever. */
    audit: { keptDays: number | undefined };
  }
}

export const auditSettings = defineConfigPart({
  settings: {
    /** The database refuses to remove younger entries of the audit log. */
    PLATEN_KEEP_AUDIT_DAYS: keptDays.refine((days) => days === 0 || days >= 90, 'takes 0 or at least 90').default(1095),
  },
  read: ({ PLATEN_KEEP_AUDIT_DAYS }) => ({ keptDays: PLATEN_KEEP_AUDIT_DAYS || undefined }),
});
