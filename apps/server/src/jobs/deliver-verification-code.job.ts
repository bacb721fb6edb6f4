import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { deliverCode } from '../resources/accounts/passwords/passwords.service.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    deliver_verification_code: { login_name: string; event: 'reset_password' };
  }
}

export const deliverVerificationCode = defineJob({
  name: 'deliver_verification_code',
  payload: z.object({ login_name: z.string(), event: z.literal('reset_password') }),
  retry: { limit: 3, delayS: 5 },
  run: (ctx, { login_name, event }) => deliverCode(ctx, login_name, event),
});
