import { type TemplateConfig, templateConfigSchema } from '@platen/design/template';
import { z } from 'zod';
import { describedAs, referenceTo } from './described-as.ts';

const configListMax = 50;

/** Configs that a caller sends: every layer is checked. */
export const sentConfigsSchema = z.array(templateConfigSchema).max(configListMax);

/**
 * Configs that the server answers. They were checked when they were saved; to check every layer again would make each
 * reading of an order slower, and would refuse what an older version saved.
 */
const savedConfigsSchema = z.array(
  describedAs(
    z.custom<TemplateConfig>((value) => typeof value === 'object'),
    referenceTo('TemplateConfig'),
  ),
);

/** The three lists of a template, by the kind of image that each of them describes. */
export const savedDesignShape = {
  production_image_configs: savedConfigsSchema,
  effect_image_configs: savedConfigsSchema,
  custom_area_configs: savedConfigsSchema,
};
