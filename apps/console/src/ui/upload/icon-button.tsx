import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
}

/** A small icon button; its name is for screen readers and the tooltip. */
export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest}>
      {icon}
    </button>
  );
}

/** The same as a link that opens in a new tab. */
export function IconLink({ label, icon, href }: { label: string; icon: ReactNode; href: string }) {
  return (
    <a className={styles.button} aria-label={label} title={label} href={href} target="_blank" rel="noreferrer">
      {icon}
    </a>
  );
}
