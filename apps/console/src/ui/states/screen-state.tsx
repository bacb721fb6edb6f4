import type { ReactNode } from 'react';
import styles from './states.module.css';

/** A page or card with a message instead of content: art, what, why, and the next step. */
export function ScreenState(props: {
  art: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** On a whole page its title is the page's heading. */
  isPage?: boolean;
}) {
  const Title = props.isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      <div className={styles.art} aria-hidden>
        {props.art}
      </div>
      <Title className={styles.title}>{props.title}</Title>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
      {props.footer}
    </div>
  );
}
