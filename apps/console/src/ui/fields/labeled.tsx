import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

/** What connects a control with its label and its errors. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  errors: readonly string[];
  /** Several controls under one label. */
  isGroup?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and its errors below. */
export function Labeled({ label, errors, isGroup = false, children }: Props) {
  const id = useId();
  const isInvalid = errors.length > 0;
  const describedBy = isInvalid ? `${id}-errors` : undefined;
  const control = children({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy });
  return (
    <div className={styles.labeled} {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {control}
      <Errors id={`${id}-errors`} errors={errors} />
    </div>
  );
}

export function Errors({ id, errors }: { id?: string; errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <span id={id} className={styles.errors} role="alert">
      {errors.join('\n')}
    </span>
  );
}
