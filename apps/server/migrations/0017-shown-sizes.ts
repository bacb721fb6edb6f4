import { customItemsOf, withConfigItems } from '@platen/design/excel-config';
import type { TemplateConfig } from '@platen/design/template';
import { type Migration, sql } from 'kysely';

type Lists = Record<(typeof lists)[number], TemplateConfig[]>;
const lists = ['production_image_configs', 'effect_image_configs', 'custom_area_configs'] as const;

/** At what size a design shows a picture is worked out when it is saved: those saved before that say it too. */
export const shownSizes: Migration = {
  async up(db) {
    const { rows } = await sql<{ id: number } & Lists>`
      select id, ${sql.join(lists.map((list) => sql.ref(list)))} from sku_templates
      where exists (
        select from jsonb_array_elements(excel_config) as item where item ->> 'type' = 'image' and not item ? 'width'
      )`.execute(db);
    for (const { id, ...design } of rows) {
      const saved = lists.map((list) => sql`${sql.ref(list)} = ${JSON.stringify(withConfigItems(design[list]))}`);
      const items = JSON.stringify(customItemsOf(lists.flatMap((list) => design[list])));
      await sql`update sku_templates set ${sql.join(saved)}, excel_config = ${items} where id = ${id}`.execute(db);
    }
  },
};
