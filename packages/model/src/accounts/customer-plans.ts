import { z } from 'zod';
import type { BilingualText } from '../text/locale.ts';

interface PlanRecord {
  text: BilingualText;
  limits: {
    keyRequestsPerMinute: number;
    /** For all keys of the account together. */
    accountRequestsPerMinute: number;
  };
}

/**
 * How much a customer may ask of the public API. To add one: a record here, and a migration for the check constraint of
 * `users.plan`.
 */
export const customerPlanRecords = {
  standard: {
    text: { zh: '标准', en: 'Standard' },
    limits: { keyRequestsPerMinute: 600, accountRequestsPerMinute: 1800 },
  },
  high: {
    text: { zh: '高用量', en: 'High volume' },
    limits: { keyRequestsPerMinute: 3000, accountRequestsPerMinute: 9000 },
  },
} as const satisfies Record<string, PlanRecord>;

export type CustomerPlan = keyof typeof customerPlanRecords;
export const customerPlans = Object.keys(customerPlanRecords) as [CustomerPlan, ...CustomerPlan[]];

export const customerPlanInputSchema = z.strictObject({ plan: z.enum(customerPlans) });
export type CustomerPlanInput = z.infer<typeof customerPlanInputSchema>;
