import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { securityNoticeKinds } from '../resources/accounts/security-notices/security-notice-kinds.ts';
import {
  deliverSecurityNotice as deliver,
  type SecurityNotice,
} from '../resources/accounts/security-notices/security-notices.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    deliver_security_notice: SecurityNotice;
  }
}

/** Tells somebody what happened to their account. */
export const deliverSecurityNotice = defineJob({
  name: 'deliver_security_notice',
  payload: z.object({
    user_id: z.int(),
    is_for_owner: z.boolean().optional(),
    kind: z.enum(securityNoticeKinds),
    address: z.string(),
    user_agent: z.string(),
    at: z.iso.datetime(),
    to: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).optional(),
  }),
  retry: { limit: 6, delayS: 30 },
  run: (ctx, notice) => deliver(ctx, notice),
});
