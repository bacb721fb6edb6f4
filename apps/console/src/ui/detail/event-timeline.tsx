import type { Tone } from '@platen/model/text/tone';
import type { ReactNode } from 'react';
import styles from './event-timeline.module.css';

export interface TimelineEvent {
  key: string;
  icon: ReactNode;
  tone: Tone;
  title: string;
  /** Who, or how much. */
  text?: string | undefined;
  time?: string | undefined;
}

/** The history of a record, newest first. */
export function EventTimeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <li key={event.key}>
          <span className={styles.icon} data-tone={event.tone} aria-hidden>
            {event.icon}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{event.title}</span>
            {event.text && <span className={styles.text}>{event.text}</span>}
          </span>
          {event.time && <time className={styles.time}>{event.time}</time>}
        </li>
      ))}
    </ol>
  );
}
