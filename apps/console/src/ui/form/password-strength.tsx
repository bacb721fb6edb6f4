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
  readonly knownWords: readonly string[];
}

/** How hard a password is to guess, in words and as a bar. It advises; only the server refuses. */
export function PasswordStrength({ password, knownWords }: PasswordStrengthProps) {
  const t = useText(uiTexts);
  const rested = useDebounced(password, typingPauseMs);
  const { score } = useMemo(() => estimator.check(rested, knownWords.filter(Boolean)), [rested, knownWords]);
  return (
    <div className={styles.meter} data-score={score}>
      <div className={styles.bar} aria-hidden>
        {levels.slice(1).map((level, index) => (
          <span key={level} className={styles.part} data-filled={index < Math.max(score, 1)} />
        ))}
      </div>
      <span className={styles.word} role="status">
        {t('passwordStrength', { level: t(levels[score]) })}
      </span>
    </div>
  );
}
