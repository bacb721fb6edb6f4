import type { ReactNode } from 'react';
import styles from './editor.module.css';

interface Props {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  isOn?: boolean;
}

/** A small icon button with an accessible name, which is also its tooltip. */
export function IconButton({ label, icon, onPress, isDisabled = false, isOn }: Props) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      {icon}
    </button>
  );
}
