import { dateTimeFormat } from '@platen/model/constants';
import dayjs from 'dayjs';

/** What a cell shows where there is nothing to show. */
export const nothing = '–';

export const formatDateTime = (iso: string | null | undefined): string =>
  iso ? dayjs(iso).format(dateTimeFormat) : nothing;
