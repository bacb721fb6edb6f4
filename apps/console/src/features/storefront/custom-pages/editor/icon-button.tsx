import type { ReactNode } from 'react';
import styles from './editor.module.css';

interface Props {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  isOn?: boolean;
}

/** A small button that is an icon; its name is heard, and shown when the pointer rests on it. */
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
