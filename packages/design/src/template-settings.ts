import type { DesignMessage } from './design.messages.ts';
import type { ResolutionLimits } from './resolution-limits.ts';
import type { TemplateConfig, TemplateType } from './template.ts';

/** Characters that are not allowed in file names, because images are saved under the name of their template. */
const forbidden = /[<>:"/\\|?*%]/g;

export function cleanTemplateText(text: string): string {
  return text.replace(forbidden, '');
}

export type TemplateSettings = Partial<
  Pick<TemplateConfig, 'name' | 'type' | 'width' | 'height' | 'size' | 'price' | 'resolution'>
>;
type SettingFindings = Partial<Record<keyof TemplateSettings, DesignMessage>>;

/** Only a production image has one size and a price; an effect image lists the sizes that it shows. */
const rulesOfType: Record<TemplateType, { hasSize: boolean; hasPrice: boolean }> = {
  production: { hasSize: true, hasPrice: true },
  effect: { hasSize: false, hasPrice: false },
  custom: { hasSize: false, hasPrice: false },
};

export function checkTemplateSettings(settings: TemplateSettings): SettingFindings {
  const rules = settings.type && rulesOfType[settings.type];
  const found: [keyof TemplateSettings, boolean, DesignMessage][] = [
    ['name', cleanTemplateText(settings.name ?? '').trim() === '', 'name_required'],
    ['type', settings.type === undefined, 'type_required'],
    ['width', settings.width === undefined, 'width_required'],
    ['height', settings.height === undefined, 'height_required'],
    ['size', rules?.hasSize === true && !settings.size, 'size_required'],
    ['price', rules?.hasPrice === true && settings.price === undefined, 'price_required'],
    ['resolution', settings.resolution !== undefined && !isInOrder(settings.resolution), 'resolution_out_of_order'],
  ];
  return Object.fromEntries(found.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, message]));
}

/** The limit for errors must not exceed the limit for warnings. */
const isInOrder = ({ warn_dpi, error_dpi }: ResolutionLimits) => error_dpi <= warn_dpi;
