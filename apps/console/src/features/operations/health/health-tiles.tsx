import type { Health } from '@platen/model/operations/health';
import { type HealthAssessment, type HealthState, healthParts } from '@platen/model/operations/health-states';
import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useStateBadge } from '../../../shared/states.ts';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';
import { healthSentences } from './health-sentences.ts';

const stateIcons: Record<HealthState, LucideIcon> = { ok: CircleCheck, attention: TriangleAlert, failed: CircleX };

/** How each part is: an icon and a word for its state, and one sentence. */
export function HealthTiles({ health, assessment }: { health: Health; assessment: HealthAssessment }) {
  const t = useText(healthTexts);
  const badgeOf = useStateBadge('health');
  const sentences = healthSentences(t, health, assessment);
  return (
    <ul className={styles.tiles}>
      {healthParts.map((part) => {
        const { state } = assessment[part];
        const { tone, label } = badgeOf(state);
        const Icon = stateIcons[state];
        return (
          <li key={part} className={styles.tile} data-tone={tone}>
            <span className={styles.icon}>
              <Icon aria-hidden />
            </span>
            <div className={styles.words}>
              <div className={styles.head}>
                <h2>{t(`parts.${part}`)}</h2>
                <StateTag tone={tone}>{label}</StateTag>
              </div>
              <p>{sentences[part]}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
