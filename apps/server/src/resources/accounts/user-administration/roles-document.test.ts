import { readFileSync } from 'node:fs';
import { abilityGroups } from '@platen/model/abilities/ability-texts';
import { canDo, isCustomer, roleRecords, roles } from '@platen/model/accounts/roles';
import { expect, it } from 'vitest';

const shown = roles.filter((role) => !isCustomer(role));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** After a change of the records, the failing test prints the new tables. */
function roleTables(): string {
  const tables = abilityGroups.map(({ text, abilities }) => {
    const rows = abilities
      .filter(({ ability }) => shown.some((role) => canDo(role, ability)))
      .map(({ ability, text: { en } }) =>
        row([`${en} (\`${ability}\`)`, ...shown.map((role) => (canDo(role, ability) ? '✓' : ''))]),
      );
    const head = row([text.en, ...shown.map((role) => roleRecords[role].text.en)]);
    return [head, row(['---', ...shown.map(() => '---')]), ...rows].join('\n');
  });
  return `${tables.join('\n\n')}\n`;
}

it('docs/security/roles.md shows the roles as they are', () => {
  const page = readFileSync(new URL('../../../../../../docs/security/roles.md', import.meta.url), 'utf8');
  const begin = page.indexOf(`| ${abilityGroups[0]?.text.en}`);
  expect(page.slice(begin)).toBe(roleTables());
});
