import type { KnownNames } from '@platen/model/accounts/password-names';
import type { InputProps } from 'antd';
import { Suspense } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { PasswordInput } from './password-input.tsx';
import styles from './password-strength.module.css';

interface NewPasswordInputProps extends Omit<InputProps, 'value'> {
  readonly value?: string;
  /** What a guesser knows: a password made of it is refused. */
  readonly names: KnownNames;
}

// The lists of common passwords are larger than the rest of a form, so they load once somebody types.
const PasswordStrength = lazyComponent(async () => (await import('./password-strength.tsx')).PasswordStrength);

/** A field for a password that is being chosen, with an estimate of how hard it is to guess. */
export function NewPasswordInput({ names, ...input }: NewPasswordInputProps) {
  return (
    <>
      <PasswordInput {...input} autoComplete="new-password" />
      {input.value && (
        <Suspense fallback={<div className={styles.meter} />}>
          <PasswordStrength password={input.value} names={names} />
        </Suspense>
      )}
    </>
  );
}
