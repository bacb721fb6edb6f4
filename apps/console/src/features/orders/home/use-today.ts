import { useEffect, useState } from 'react';
import { dayIn } from './home-range.ts';

const minuteMs = 60_000;

/** The current day in the factory's time zone. A page that stays open overnight must not show yesterday as today. */
export function useToday(timeZone: string): string {
  const [today, setToday] = useState(() => dayIn(timeZone, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayIn(timeZone, Date.now())), minuteMs);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}
