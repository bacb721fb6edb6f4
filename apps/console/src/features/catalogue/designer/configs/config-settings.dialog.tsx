import { currencySymbol } from '@platen/model/money';
import { designMessages } from '@platen/design/design.messages';
import { templateSideMinPx, templateSizeDefaultPx } from '@platen/design/constants';
import { resolutionLimitRange, usualResolution } from '@platen/design/resolution-limits';
import { checkTemplateSettings, cleanTemplateText, type TemplateSettings } from '@platen/design/template-settings';
import { type TemplateType, templateTypes, templateTypeTags } from '@platen/design/template';
import { textIn } from '@platen/model/locale';
import type { SizePrice, TemplateKind } from '@platen/model/sku-templates';
import { Input, InputNumber, Modal, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import styles from './configs.module.css';
import { configTexts } from './configs.messages.ts';

export type FullSettings = TemplateSettings & Required<Pick<TemplateSettings, 'name' | 'type'>>;

interface Props {
  /** The image to edit; undefined for a new one. */
  settings: TemplateSettings | undefined;
  templateKind: TemplateKind;
  /** The sizes of the template, with their prices. */
  sizes: readonly SizePrice[];
  /** It cannot be canceled: there is no image to go back to. */
  isFirst?: boolean;
  onSave: (settings: FullSettings) => void;
  onCancel: () => void;
}

const newSettings: TemplateSettings = { name: '', width: templateSizeDefaultPx, height: templateSizeDefaultPx };

/** The settings of one image of a template: its name, kind, size and price. */
export function ConfigSettingsDialog({ settings, templateKind, sizes, isFirst = false, onSave, onCancel }: Props) {
  const t = useText(configTexts);
  const locale = useLocale();
  const types: readonly TemplateType[] = templateKind === 'form_order' ? ['production'] : templateTypes;
  const [draft, setDraft] = useState<TemplateSettings>(
    settings ?? { ...newSettings, ...(types.length === 1 && { type: 'production' }) },
  );
  const [isTried, setTried] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const update = (part: TemplateSettings) => setDraft({ ...draft, ...part });
  const sizeOptions = sizes.flatMap(({ size }) => (size === '' ? [] : [{ value: size, label: size }]));
  const known = draft.type === 'production' ? sizes.find(({ size }) => size === (draft.size ?? '')) : undefined;
  const full: TemplateSettings = known ? { ...draft, price: known.price } : draft;
  const { size: sizeFinding, ...others } = checkTemplateSettings(full);
  // A template without sizes offers none to choose from.
  const findings: ReturnType<typeof checkTemplateSettings> =
    sizeOptions.length === 0 ? others : { ...others, ...(sizeFinding && { size: sizeFinding }) };

  /** Choosing a size of the template also sets the price, and the pixels of a new image. */
  function ofSize(name: string): TemplateSettings {
    const sold = sizes.find(({ size }) => size === name);
    if (!sold) return { size: name };
    const pixels = settings === undefined && sold.width !== null && sold.height !== null;
    return {
      size: name,
      price: sold.price,
      ...(pixels && { width: sold.width ?? 0, height: sold.height ?? 0 }),
      ...(settings === undefined && !draft.name && { name: cleanTemplateText(name) }),
    };
  }
  const errorOf = (key: keyof TemplateSettings) => {
    const found = isTried ? findings[key] : undefined;
    return found && textIn(designMessages[found], locale);
  };

  function save() {
    setTried(true);
    if (Object.keys(findings).length > 0 || full.type === undefined || full.name === undefined) return;
    onSave({ ...full, name: full.name, type: full.type });
    setOpen(false);
  }

  return (
    <Modal
      open={isOpen}
      title={settings ? t('editTitle') : t('addTitle')}
      centered
      width={480}
      mask={{ closable: false }}
      keyboard={!isFirst}
      closable={!isFirst}
      onOk={save}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        if (!isOpen) onCancel();
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={t('name')} error={errorOf('name')}>
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to fill it in
            autoFocus
            maxLength={200}
            value={draft.name ?? ''}
            onChange={(event) => update({ name: cleanTemplateText(event.target.value) })}
          />
        </Field>
        <Field label={t('type')} error={errorOf('type')} hint={settings ? t('typeFixed') : undefined}>
          <Select
            disabled={settings !== undefined}
            {...(draft.type && { value: draft.type })}
            onChange={(type: TemplateType) =>
              setDraft({ name: draft.name, width: draft.width, height: draft.height, type })
            }
            options={types.map((type) => ({ value: type, label: textIn(templateTypeTags[type], locale) }))}
          />
        </Field>
        <div className={styles.pair}>
          {(['width', 'height'] as const).map((side) => (
            <Field key={side} label={t(side)} error={errorOf(side)}>
              <InputNumber
                min={templateSideMinPx}
                precision={0}
                suffix="px"
                value={draft[side] ?? null}
                onChange={(next) => setDraft({ ...draft, [side]: next ?? undefined })}
              />
            </Field>
          ))}
        </div>
        {draft.type === 'production' && (
          <div className={styles.pair}>
            <Field label={t('size')} error={errorOf('size')}>
              <Select
                mode="tags"
                maxCount={1}
                value={typeof draft.size === 'string' && draft.size !== '' ? [draft.size] : []}
                onChange={(next: string[]) => update(ofSize(next.at(-1) ?? ''))}
                options={sizeOptions}
              />
            </Field>
            <Field label={t('price')} error={errorOf('price')} hint={known ? t('priceHint') : undefined}>
              <InputNumber
                // A price that comes from the sizes is changed there, once for all images.
                disabled={known !== undefined}
                min={0}
                precision={2}
                prefix={currencySymbol()}
                value={full.price ?? null}
                onChange={(next) => setDraft({ ...draft, price: next ?? undefined })}
              />
            </Field>
          </div>
        )}
        {draft.type === 'production' && (
          <Field label={t('resolution')} error={errorOf('resolution')} hint={t('resolutionHint')} isGroup>
            <span className={styles.pair}>
              {(['warn_dpi', 'error_dpi'] as const).map((limit) => (
                <InputNumber
                  key={limit}
                  {...resolutionLimitRange}
                  precision={0}
                  aria-label={t(limit)}
                  prefix={t(limit)}
                  suffix="dpi"
                  value={(draft.resolution ?? usualResolution)[limit]}
                  onChange={(next) =>
                    update({ resolution: { ...usualResolution, ...draft.resolution, [limit]: next ?? 0 } })
                  }
                />
              ))}
            </span>
          </Field>
        )}
        {draft.type === 'effect' && (
          <Field label={t('sizes')} hint={t('sizesHint')}>
            <Select
              mode="multiple"
              allowClear
              value={Array.isArray(draft.size) ? draft.size : []}
              onChange={(next: string[]) => update({ size: next })}
              options={sizeOptions}
            />
          </Field>
        )}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
    </Modal>
  );
}

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A group of several controls, each with its own label. */
  isGroup?: boolean;
  children: ReactNode;
}

function Field({ label, error, hint, isGroup = false, children }: FieldProps) {
  const Box = isGroup ? 'div' : 'label';
  return (
    <Box className={styles.field} {...(isGroup && { role: 'group', 'aria-label': label })}>
      {label}
      {children}
      {error !== undefined && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      {hint !== undefined && error === undefined && <span className={styles.hint}>{hint}</span>}
    </Box>
  );
}
