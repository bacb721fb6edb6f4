import type { DownloadRecord } from '@platen/model/catalogue/image-libraries';
import type { Dayjs } from 'dayjs';
import { fromPicker } from '../../../ui/formats.ts';

/** The lifetime of a link: one of these numbers of days, or until a selected time. */
export const expiryPresetsDays = [1, 7, 30] as const;
export type ExpiryChoice = (typeof expiryPresetsDays)[number] | 'custom';

export interface ExpiryValues {
  lasts: ExpiryChoice;
  expires_at: Dayjs | null;
}

const dayMs = 24 * 60 * 60 * 1000;

export function expiryOf({ lasts, expires_at }: ExpiryValues, nowMs: number): string {
  if (lasts !== 'custom') return new Date(nowMs + lasts * dayMs).toISOString();
  return expires_at ? fromPicker(expires_at) : new Date(nowMs).toISOString();
}

/** As the server says, whose clock decides. */
export const linkState = (link: Pick<DownloadRecord, 'download_url'>): 'active' | 'expired' =>
  link.download_url === null ? 'expired' : 'active';
