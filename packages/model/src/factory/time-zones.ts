import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';

export const defaultTimeZone = 'Asia/Shanghai';

/** Whether the host knows the name: `Asia/Shanghai`, not `Shanghai`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Only names are accepted, because PostgreSQL reads offsets with the opposite sign (`+08` is west of Greenwich there).
 */
export const timeZoneSchema = z
  .string()
  .max(60)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone, reason('unknown_time_zone'));
