import type { DesignFinding } from './design.messages.ts';
import { deriveExcelConfig } from './excel-config.ts';
import { type ConfigItem, flattenExcelConfig } from './config-items.ts';
import { type TemplateConfig, templateTypes, templateTypeTags } from './template.ts';

/**
 * Checks that the images of a micro-custom template belong together: all three types exist, each has the same fields,
 * and a field has the same options everywhere. An order is filled in once for all of them.
 */
export function checkConsistency(configs: readonly TemplateConfig[]): DesignFinding[] {
  const fields = configs.map((config) => ({
    config,
    byKey: new Map(flattenExcelConfig(deriveExcelConfig(config.layers)).map((entry) => [entry.key, entry])),
  }));
  const firstOf = new Map<string, ConfigItem>();
  for (const { byKey } of fields) for (const [key, entry] of byKey) if (!firstOf.has(key)) firstOf.set(key, entry);

  const missingTypes = templateTypes
    .filter((type) => !configs.some((config) => config.type === type))
    .map((type): DesignFinding => ({ message: 'type_missing', params: { type: templateTypeTags[type] } }));
  const differences = [...firstOf].flatMap(([key, first]) =>
    fields.flatMap(({ config, byKey }): DesignFinding[] => {
      const entry = byKey.get(key);
      const params = { key, template: config.name };
      if (!entry) return [{ message: 'key_missing', params }];
      return haveSameOptions(first, entry) ? [] : [{ message: 'options_differ', params }];
    }),
  );
  return [...missingTypes, ...differences];
}

/** Compares labels in any order: the values are URLs and ids, which may differ. */
function haveSameOptions(a: ConfigItem, b: ConfigItem): boolean {
  const labels = (entry: ConfigItem) => entry.options.map(({ label }) => label.trim()).sort();
  return JSON.stringify(labels(a)) === JSON.stringify(labels(b));
}
