/**
 * Times are displayed and entered in the factory's time zone, wherever the user is: "before Friday" must mean the same
 * Friday for everyone, and the filters of lists use the factory's days. The server writes its time zone into the page.
 */
export interface Clock {
  /** `2026-11-16 08:23:51`. */
  show: (moment: Date) => string;
  /** The moment of a displayed time. */
  momentOf: (shown: string) => Date;
  /** `UTC+8`. */
  name: string;
}

export function clockIn(timeZone: string | undefined): Clock {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  // Swedish formats times as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...digits, second: '2-digit', hourCycle: 'h23' });
  let offset: Intl.DateTimeFormat | undefined;
  const show = (moment: Date) => format.format(moment);
  const asUtcMs = (shown: string) => Date.parse(`${shown.replace(' ', 'T')}Z`);
  const aheadMs = (ms: number) => asUtcMs(show(new Date(ms))) - ms;
  return {
    show,
    momentOf: (shown) => {
      const wallMs = asUtcMs(shown);
      // The first guess may be on the other side of a daylight saving change.
      return new Date(wallMs - aheadMs(wallMs - aheadMs(wallMs)));
    },
    get name() {
      offset ??= offsetFormat(timeZone);
      return showOffset(offset);
    },
  };
}

/** How far a time zone is ahead today: `UTC+8`. */
export const offsetIn = (timeZone: string) => showOffset(offsetFormat(timeZone));

function offsetFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
}

function showOffset(format: Intl.DateTimeFormat): string {
  const part = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName');
  return part?.value.replace('GMT', 'UTC') ?? '';
}

/** Without a server (during development, in tests) it is the browser's own time zone. */
function factoryZone(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="platen-time-zone"]')?.content || undefined;
}

export const factoryClock = clockIn(factoryZone());
