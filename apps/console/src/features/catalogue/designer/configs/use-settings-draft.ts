import { templateSizeDefaultPx } from '@platen/design/constants';
import { designMessages } from '@platen/design/design.messages';
import { type TemplateType, templateTypes } from '@platen/design/template';
import { checkTemplateSettings, cleanTemplateText, type TemplateSettings } from '@platen/design/template-settings';
import type { SizePrice, TemplateKind } from '@platen/model/catalogue/sku-templates';
import { textIn } from '@platen/model/text/locale';
import { useState } from 'react';
import { useLocale } from 'use-intl';

export type FullSettings = TemplateSettings & Required<Pick<TemplateSettings, 'name' | 'type'>>;

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;

const newSettings: TemplateSettings = { name: '', width: templateSizeDefaultPx, height: templateSizeDefaultPx };

/** The settings of one image while they are edited, and what is wrong with them. */
export function useSettingsDraft(
  settings: TemplateSettings | undefined,
  templateKind: TemplateKind,
  sizes: readonly SizePrice[],
) {
  const locale = useLocale();
  const isNew = settings === undefined;
  const types: readonly TemplateType[] = templateKind === 'form_order' ? ['production'] : templateTypes;
  const [draft, setDraft] = useState<TemplateSettings>(
    settings ?? { ...newSettings, ...(types.length === 1 && { type: 'production' }) },
  );
  const [isTried, setTried] = useState(false);
  const sizeOptions = sizes.flatMap(({ size }) => (size === '' ? [] : [{ value: size, label: size }]));
  const known = draft.type === 'production' ? sizes.find(({ size }) => size === (draft.size ?? '')) : undefined;
  const full: TemplateSettings = known ? { ...draft, price: known.price } : draft;
  const { size: sizeFinding, ...others } = checkTemplateSettings(full);
  // A template without sizes offers none to choose from.
  const findings: ReturnType<typeof checkTemplateSettings> =
    sizeOptions.length === 0 ? others : { ...others, ...(sizeFinding && { size: sizeFinding }) };
  const update = (part: TemplateSettings) => setDraft({ ...draft, ...part });

  return {
    draft,
    isNew,
    types,
    sizeOptions,
    price: full.price,
    /** Whether the price is that of one of the template's sizes. */
    isPriceOfSize: known !== undefined,
    update,
    /** What belongs to the kind that was chosen before is dropped. */
    chooseType: (type: TemplateType) => setDraft({ name: draft.name, width: draft.width, height: draft.height, type }),
    chooseSize: (name: string) => update(settingsOfSize(name, sizes, isNew, draft)),
    /** The message about a setting, once the user has tried to save. */
    errorOf(key: keyof TemplateSettings): string | undefined {
      const found = isTried ? findings[key] : undefined;
      return found && textIn(designMessages[found], locale);
    },
    /** The settings to save; from now on errors are shown. */
    submit(): FullSettings | undefined {
      setTried(true);
      if (Object.keys(findings).length > 0 || full.type === undefined || full.name === undefined) return undefined;
      return { ...full, name: full.name, type: full.type };
    },
  };
}

/** Choosing a size of the template also sets the price, and the name and the pixels of a new image. */
function settingsOfSize(
  name: string,
  sizes: readonly SizePrice[],
  isNew: boolean,
  draft: TemplateSettings,
): TemplateSettings {
  const sold = sizes.find(({ size }) => size === name);
  if (!sold) return { size: name };
  const hasPixels = sold.width !== null && sold.height !== null;
  return {
    size: name,
    price: sold.price,
    ...(isNew && hasPixels && { width: sold.width ?? 0, height: sold.height ?? 0 }),
    ...(isNew && !draft.name && { name: cleanTemplateText(name) }),
  };
}
