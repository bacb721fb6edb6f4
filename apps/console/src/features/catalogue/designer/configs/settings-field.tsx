import type { ReactNode } from 'react';
import styles from './configs.module.css';

interface Props {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A group of several controls, each with its own label. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A labeled control of the settings of an image. */
export function SettingsField({ label, error, hint, isGroup = false, children }: Props) {
  const Box = isGroup ? 'div' : 'label';
  return (
    <Box className={styles.field} {...(isGroup && { role: 'group', 'aria-label': label })}>
      {label}
      {children}
      {error !== undefined && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      {hint !== undefined && error === undefined && <span className={styles.hint}>{hint}</span>}
    </Box>
  );
}
