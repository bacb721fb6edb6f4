import type { Ability } from '@platen/model/abilities/abilities';
import { abilityGroups } from '@platen/model/abilities/ability-texts';
import { grantableAbilities } from '@platen/model/accounts/grantable-abilities';
import { textIn } from '@platen/model/text/locale';
import { Checkbox } from 'antd';
import { Check } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../ui/text.ts';
import { rolesTexts } from './roles.messages.ts';
import styles from './roles.module.css';

interface Props {
  /** Given by the form. */
  value?: readonly Ability[];
  onChange?: (abilities: Ability[]) => void;
  /** Lists what the role may do, also what cannot be ticked. */
  isReadOnly?: boolean;
}

const none: readonly Ability[] = [];

/** What a role may do, in plain words, by the parts of the console. */
export function AbilityMatrix({ value = none, onChange, isReadOnly = false }: Props) {
  const locale = useLocale();
  const t = useText(rolesTexts);
  const ticked = new Set(value);
  function tick(abilities: readonly Ability[], isTicked: boolean) {
    const rest = value.filter((ability) => !abilities.includes(ability));
    onChange?.(isTicked ? [...rest, ...abilities] : rest);
  }
  const groups = abilityGroups
    .map(({ abilities, ...group }) => ({
      ...group,
      abilities: abilities.filter(({ ability }) =>
        isReadOnly ? ticked.has(ability) : grantableAbilities.includes(ability),
      ),
    }))
    .filter(({ abilities }) => abilities.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ key, text, abilities }) => {
        const names = abilities.map(({ ability }) => ability);
        const count = names.filter((ability) => ticked.has(ability)).length;
        return (
          <div key={key} className={styles.group} role="group" aria-label={textIn(text, locale)}>
            <div className={styles.head}>
              <b>{textIn(text, locale)}</b>
              {!isReadOnly && (
                <Checkbox
                  checked={count === names.length}
                  indeterminate={count > 0 && count < names.length}
                  onChange={({ target }) => tick(names, target.checked)}
                >
                  {t('all')}
                </Checkbox>
              )}
            </div>
            {abilities.map(({ ability, text: words }) =>
              isReadOnly ? (
                <span key={ability} className={styles.granted}>
                  <Check aria-hidden />
                  {textIn(words, locale)}
                </span>
              ) : (
                <Checkbox
                  key={ability}
                  checked={ticked.has(ability)}
                  onChange={({ target }) => tick([ability], target.checked)}
                >
                  {textIn(words, locale)}
                </Checkbox>
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}
