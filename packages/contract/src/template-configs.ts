import { templateConfigSchema } from '@platen/design/template';
import { z } from 'zod';

const configListMax = 50;

/** Configs that a caller sends: every layer is checked. */
export const sentConfigsSchema = z.array(templateConfigSchema).max(configListMax);
