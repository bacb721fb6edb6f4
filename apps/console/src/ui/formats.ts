import dayjs, { type Dayjs } from 'dayjs';
import { factoryClock } from './factory-clock.ts';

export const dateTimeFormat = 'YYYY-MM-DD HH:mm:ss';
export const dateFormat = 'YYYY-MM-DD';
export const minuteFormat = 'YYYY-MM-DD HH:mm';

/** What a cell shows if there is no value. */
export const emptyValue = '–';

type Moment = string | number | null | undefined;

export const formatDateTime = (moment: Moment): string => (moment ? factoryClock.show(new Date(moment)) : emptyValue);
/** `2026-11-16`. */
export const formatDate = (moment: Moment): string => formatDateTime(moment).slice(0, 10);
/** `2026-11-16 08:23`. */
export const formatMinute = (moment: Moment): string => formatDateTime(moment).slice(0, 16);
/** `11-16 08:23`, where the year is obvious. */
export const formatShortTime = (moment: Moment): string => formatMinute(moment).slice(5);

/** A moment for a date picker, which supports only the browser's zone: the picker shows the factory's time. */
export const toPicker = (moment: string | number): Dayjs => dayjs(formatDateTime(moment));
export const nowInPicker = (): Dayjs => toPicker(Date.now());
/** The moment of a date picker's value. */
export const fromPicker = (picked: Dayjs): string => factoryClock.momentOf(picked.format(dateTimeFormat)).toISOString();
