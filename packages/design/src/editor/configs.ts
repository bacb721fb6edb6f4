import { newId } from '../ids.ts';
import { type TemplateConfig, templateConfigSchema } from '../template.ts';
import { cleanTemplateText, type TemplateSettings } from '../template-settings.ts';
import { type CanvasConfig, changeConfig, type DesignDocument } from './design-document.ts';

/** The canvases of a template. `template-settings.ts` checks their settings before they are passed here. */

export function addConfig(
  document: DesignDocument,
  settings: TemplateSettings & Pick<TemplateConfig, 'name' | 'type'>,
): { document: DesignDocument; id: string } {
  const id = newId(new Set(document.configs.map((config) => config.id)));
  const config: CanvasConfig = templateConfigSchema.parse({ id, ...cleaned(settings) });
  return { document: { ...document, configs: [...document.configs, config] }, id };
}

export function removeConfig(document: DesignDocument, id: string): DesignDocument {
  const configs = document.configs.filter((config) => config.id !== id);
  return configs.length === document.configs.length ? document : { ...document, configs };
}

/** The type cannot be changed: orders, prices and the fields of a form depend on it. */
export function changeSettings(
  document: DesignDocument,
  id: string,
  settings: Omit<TemplateSettings, 'type'>,
): DesignDocument {
  return changeConfig(document, id, (config) => ({ ...config, ...cleaned(settings) }));
}

/** The size keeps its name in the template (`12"`), otherwise the image would belong to none of its sizes. */
function cleaned<S extends TemplateSettings>(settings: S): S {
  const { name, size } = settings;
  return {
    ...settings,
    ...(name !== undefined && { name: cleanTemplateText(name).trim() }),
    ...(typeof size === 'string' && { size: size.trim() }),
  };
}
