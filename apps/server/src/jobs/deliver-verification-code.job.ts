import { z } from 'zod';
import { defineJob } from '../platform/jobs.ts';
import { deliverCode } from '../resources/accounts/passwords/passwords.service.ts';

declare module '../platform/job-queue.ts' {
  interface JobPayloads {
    deliver_verification_code: { verification_code_id: number };
  }
}

export const deliverVerificationCode = defineJob({
  name: 'deliver_verification_code',
  payload: z.object({ verification_code_id: z.int() }),
  retry: { limit: 3, delayS: 5 },
  run: (ctx, { verification_code_id }) => deliverCode(ctx, verification_code_id),
});
