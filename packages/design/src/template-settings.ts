import type { DesignMessage } from './design.messages.ts';
import type { ResolutionLimits } from './resolution-limits.ts';
import type { TemplateConfig, TemplateType } from './template.ts';

/** What a file name may not hold, because the images of a template are saved under its name. */
const forbidden = /[<>:"/\\|?*%]/g;

export function cleanTemplateText(text: string): string {
  return text.replace(forbidden, '');
}

export type TemplateSettings = Partial<
  Pick<TemplateConfig, 'name' | 'type' | 'width' | 'height' | 'size' | 'price' | 'resolution'>
>;
type SettingFindings = Partial<Record<keyof TemplateSettings, DesignMessage>>;

/** Only a production image is made in one size and has a price; an effect image names the sizes that it shows. */
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

/** A picture that spoils the print is worth a word, too. */
const isInOrder = ({ warn_dpi, error_dpi }: ResolutionLimits) => error_dpi <= warn_dpi;
