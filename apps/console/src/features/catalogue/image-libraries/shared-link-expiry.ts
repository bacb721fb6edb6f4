import type { DownloadRecord } from '@platen/model/image-libraries';
import type { Dayjs } from 'dayjs';

/** How long a link lives: one of these many days, or until a chosen time. */
export const expiryPresetsDays = [1, 7, 30] as const;
export type ExpiryChoice = (typeof expiryPresetsDays)[number] | 'custom';

export interface ExpiryValues {
  lasts: ExpiryChoice;
  expires_at: Dayjs | null;
}

export function expiryOf({ lasts, expires_at }: ExpiryValues, now: Dayjs): string {
  return (lasts === 'custom' ? (expires_at ?? now) : now.add(lasts, 'day')).toISOString();
}

/** As the server says, whose clock decides. */
export const linkState = (link: Pick<DownloadRecord, 'download_url'>): 'active' | 'expired' =>
  link.download_url === null ? 'expired' : 'active';
