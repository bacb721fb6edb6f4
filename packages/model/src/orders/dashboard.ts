import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { dashboardDaysMax } from './dashboard-days.ts';

function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
}

/** Whole days in the factory's time zone, both included. The default is the last week. */
export const dashboardQuerySchema = z
  .strictObject({
    start_date: z.iso.date().optional(),
    end_date: z.iso.date().optional(),
    user_id: z.coerce.number().int().positive().optional(),
  })
  .refine(({ start_date, end_date }) => (start_date === undefined) === (end_date === undefined), {
    ...reason('date_pair_incomplete'),
    path: ['end_date'],
  })
  .refine(({ start_date, end_date }) => !start_date || !end_date || daysBetween(start_date, end_date) >= 0, {
    ...reason('ends_before_start'),
    path: ['end_date'],
  })
  .refine(
    ({ start_date, end_date }) => !start_date || !end_date || daysBetween(start_date, end_date) < dashboardDaysMax,
    { ...reason('too_many_days', { max: dashboardDaysMax }), path: ['end_date'] },
  );
export type DashboardQuery = z.infer<typeof dashboardQuerySchema>;

const countTrend = z.array(z.object({ date: z.iso.date(), count: z.int() }));
const amountTrend = z.array(z.object({ date: z.iso.date(), amount: z.number() }));

export const dashboardSchema = z.object({
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  form_orders_count: z.int(),
  orders_amount: z.number(),
  paid_form_orders_count: z.int(),
  paid_orders_amount: z.number(),
  form_count: z.int(),
  form_amount: z.number(),
  form_init_amount: z.number(),
  form_paid_amount: z.number(),
  micro_custom_count: z.int(),
  micro_custom_amount: z.number(),
  micro_custom_init_amount: z.number(),
  micro_custom_paid_amount: z.number(),
  batch_count: z.int(),
  batch_amount: z.number(),
  batch_init_amount: z.number(),
  batch_paid_amount: z.number(),
  new_form_orders_trend: countTrend,
  new_paid_form_orders_trend: countTrend,
  orders_amount_trend: amountTrend,
  paid_orders_amount_trend: amountTrend,
});
export type Dashboard = z.infer<typeof dashboardSchema>;
