import { expect, it } from 'vitest';
import { allAbilities } from './abilities.ts';
import { abilityGroups } from './ability-texts.ts';

const listed = abilityGroups.flatMap(({ abilities }) => abilities);

it('has words for every ability, in exactly one group', () => {
  expect(listed.map(({ ability }) => ability).sort()).toEqual([...allAbilities].sort());
});

it.each(['en', 'zh'] as const)('has different words for each in %s, so that nobody ticks the wrong one', (language) => {
  const texts = listed.map(({ text }) => text[language]);
  expect(new Set(texts).size).toBe(texts.length);
});
