import { normalizePrintOptions, type PrintOptions, plainPrint } from '@platen/design/print-options';
import type { TemplateConfig } from '@platen/design/template';

/** What the press gets for a production image. */
export function printOf(config: Pick<TemplateConfig, 'print'> | undefined): PrintOptions {
  return { ...plainPrint, ...config?.print };
}

/**
 * A config without print options stays without them if they are the default: otherwise its images would be rendered
 * again.
 */
export function withPrint<C extends Pick<TemplateConfig, 'print'>>(config: C, print: PrintOptions): C {
  const { print: before, ...rest } = config;
  const tidy = normalizePrintOptions(print);
  const isPlain = isSame(tidy, plainPrint);
  return (before === undefined && isPlain ? rest : { ...rest, print: tidy }) as C;
}

export function haveSamePrint(configs: readonly Pick<TemplateConfig, 'print'>[]): boolean {
  return configs.every((config) => isSame(printOf(config), printOf(configs[0])));
}

function isSame(one: PrintOptions, other: PrintOptions): boolean {
  return (Object.keys(plainPrint) as (keyof PrintOptions)[]).every((key) => one[key] === other[key]);
}

/**
 * The configs to send: none if no print option was changed, so that this form never overwrites a design. A template without
 * production images has no field for them, so the form has no value either.
 */
export function changedPrints(
  before: readonly TemplateConfig[],
  after: readonly TemplateConfig[] = [],
): { production_image_configs?: TemplateConfig[] } {
  const isChanged = after.some((config, index) => !isSame(printOf(config), printOf(before[index])));
  return isChanged ? { production_image_configs: [...after] } : {};
}
