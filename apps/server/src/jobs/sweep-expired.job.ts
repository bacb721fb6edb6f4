import { z } from 'zod';
import { sweepIdempotencyKeys } from '../platform/http/idempotency.ts';
import { sweepPageCursors } from '../platform/http/page-cursors.ts';
import { sweepRateCounters } from '../platform/http/rate-limit.ts';
import { defineJob } from '../platform/jobs/jobs.ts';
import { sweepProcesses } from '../platform/process/process-heartbeat.ts';
import { sweepRecentWriters } from '../platform/replica/recent-writers.ts';
import { sweepCaptchas } from '../resources/accounts/captchas/captchas.queries.ts';
import { sweepPasskeyChallenges } from '../resources/accounts/factors/passkeys.queries.ts';
import { sweepCodes } from '../resources/accounts/passwords/account-codes.queries.ts';
import { sweepSessions } from '../resources/accounts/sessions/sessions.queries.ts';
import { sweepSignInChallenges } from '../resources/accounts/sign-in/challenges.queries.ts';
import { sweepKnownDevices } from '../resources/accounts/sign-in/devices.queries.ts';
import {
  recoverLostDeliveries,
  sweepDeliveries,
} from '../resources/connections/webhooks/webhook-deliveries.service.ts';
import { sweepCspReports } from '../resources/operations/csp-reports/csp-reports.service.ts';
import { sweepErasures } from '../resources/operations/data-protection/erasures.service.ts';
import { sweepMovements } from '../resources/wallet/approvals/approvals.queries.ts';

declare module '../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    sweep_expired: Record<string, never>;
  }
}

/** Deletes what has expired and recovers lost deliveries. Safe to run repeatedly and in any order. */
export const sweepExpired = defineJob({
  name: 'sweep_expired',
  payload: z.object({}),
  retry: { limit: 1, delayS: 60 },
  cron: '*/10 * * * *',
  run: async ({ platform, db }) => {
    const sweeps = [
      sweepSessions,
      sweepCaptchas,
      sweepCodes,
      sweepPasskeyChallenges,
      sweepSignInChallenges,
      sweepKnownDevices,
      sweepRateCounters,
      sweepPageCursors,
      sweepIdempotencyKeys,
      sweepDeliveries,
      sweepProcesses,
      sweepRecentWriters,
      sweepCspReports,
      sweepErasures,
      sweepMovements,
    ];
    for (const sweep of sweeps) await sweep(db);
    await recoverLostDeliveries({ platform, db });
  },
});
