import { findNameInPassword, type KnownNames, knownWords } from '@platen/model/accounts/password-names';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { useMemo } from 'react';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './password-strength.module.css';

/** An estimate takes up to 50 ms, so it waits until the typing pauses. */
const typingPauseMs = 200;
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** By the score of the estimate, which goes from 0 to 4. */
const levels = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const;

interface PasswordStrengthProps {
  readonly password: string;
  readonly names: KnownNames;
}

/**
 * How hard a password is to guess, in words and as a bar. A password that the server refuses because of a name in it is
 * never called strong, however long it is.
 */
export function PasswordStrength({ password, names }: PasswordStrengthProps) {
  const t = useText(uiTexts);
  const rested = useDebounced(password, typingPauseMs);
  const refusal = useMemo(() => findNameInPassword(rested, names), [rested, names]);
  const estimate = useMemo(
    () => estimator.check(rested, [names.login_name, ...knownWords(names)].filter(Boolean)),
    [rested, names],
  );
  const score = refusal ? 0 : estimate.score;
  return (
    <div className={styles.meter} data-score={score}>
      <div className={styles.bar} aria-hidden>
        {levels.slice(1).map((level, index) => (
          <span key={level} className={styles.part} data-filled={index < Math.max(score, 1)} />
        ))}
      </div>
      <span className={styles.word} role="status">
        {refusal ? t(`passwordRefused.${refusal}`) : t('passwordStrength', { level: t(levels[score]) })}
      </span>
    </div>
  );
}
