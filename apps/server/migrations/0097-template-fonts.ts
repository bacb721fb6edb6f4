import { sql } from 'kysely';
import type { DeclaredMigration } from './migration.ts';

/**
 * The fonts that a template's design names belong to the template, also where they were not given when it was saved: they are
 * added whenever it is saved from now on.
 */
export const templateFonts: DeclaredMigration = {
  compatibleWith: '0.1.0',
  async up(db) {
    await sql`
      insert into sku_template_fonts (sku_template_id, font_library_id, position)
      select template.id, font.id, coalesce(
        (select max(position) from sku_template_fonts where sku_template_id = template.id), -1)
        + row_number() over (partition by template.id order by font.id)
      from sku_templates as template
      cross join lateral (
        select distinct name #>> '{}' as name
        from jsonb_path_query(
          production_image_configs || effect_image_configs || custom_area_configs,
          '$.**.font_family'
        ) as item,
        lateral (
          select item -> 'value' as name
          union all
          select option -> 'value' from jsonb_path_query(item, '$.options[*]') as option
        ) as named
      ) as used
      join font_libraries as font on font.name = used.name
      on conflict do nothing`.execute(db);
  },
};
