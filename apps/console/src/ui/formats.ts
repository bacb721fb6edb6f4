import dayjs from 'dayjs';

export const dateTimeFormat = 'YYYY-MM-DD HH:mm:ss';
export const dateFormat = 'YYYY-MM-DD';
export const minuteFormat = 'YYYY-MM-DD HH:mm';

/** What a cell shows where there is nothing to show. */
export const nothing = '–';

export const formatDateTime = (iso: string | null | undefined): string =>
  iso ? dayjs(iso).format(dateTimeFormat) : nothing;
