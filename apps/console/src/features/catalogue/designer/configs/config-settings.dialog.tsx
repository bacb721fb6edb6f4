import { templateSideMinPx } from '@platen/design/constants';
import { resolutionLimitRange, usualResolution } from '@platen/design/resolution-limits';
import { type TemplateType, templateTypeTags } from '@platen/design/template';
import { cleanTemplateText, type TemplateSettings } from '@platen/design/template-settings';
import type { SizePrice, TemplateKind } from '@platen/model/catalogue/sku-templates';
import { currencySymbol } from '@platen/model/money/money';
import { textIn } from '@platen/model/text/locale';
import { Input, InputNumber, type InputRef, Modal, Select } from 'antd';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { configTexts } from './configs.messages.ts';
import styles from './configs.module.css';
import { type FullSettings, type SettingsDraft, useSettingsDraft } from './use-settings-draft.ts';

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

/** The settings of one image of a template: its name, kind, size and price. */
export function ConfigSettingsDialog({ settings, templateKind, sizes, isFirst = false, onSave, onCancel }: Props) {
  const t = useText(configTexts);
  const edited = useSettingsDraft(settings, templateKind, sizes);
  const [isOpen, setOpen] = useState(true);
  const name = useRef<InputRef>(null);

  function save() {
    const valid = edited.submit();
    if (!valid) return;
    onSave(valid);
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
      // The dialog itself takes the focus while it opens, so the input cannot have it before.
      afterOpenChange={(isShown) => {
        if (isShown) name.current?.focus();
      }}
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
        <CommonSettings settings={edited} nameInput={name} />
        {edited.draft.type === 'production' && <ProductionSettings settings={edited} />}
        {edited.draft.type === 'effect' && (
          <SettingsField label={t('sizes')} hint={t('sizesHint')}>
            <Select
              mode="multiple"
              allowClear
              value={Array.isArray(edited.draft.size) ? edited.draft.size : []}
              onChange={(next: string[]) => edited.update({ size: next })}
              options={edited.sizeOptions}
            />
          </SettingsField>
        )}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
    </Modal>
  );
}

/** What images of every kind have. */
function CommonSettings({ settings, nameInput }: { settings: SettingsDraft; nameInput: RefObject<InputRef | null> }) {
  const t = useText(configTexts);
  const locale = useLocale();
  const { draft, isNew, types, update, chooseType, errorOf } = settings;
  return (
    <>
      <SettingsField label={t('name')} error={errorOf('name')}>
        <Input
          ref={nameInput}
          maxLength={200}
          value={draft.name ?? ''}
          onChange={(event) => update({ name: cleanTemplateText(event.target.value) })}
        />
      </SettingsField>
      <SettingsField label={t('type')} error={errorOf('type')} hint={isNew ? undefined : t('typeFixed')}>
        <Select
          disabled={!isNew}
          {...(draft.type && { value: draft.type })}
          onChange={(type: TemplateType) => chooseType(type)}
          options={types.map((type) => ({ value: type, label: textIn(templateTypeTags[type], locale) }))}
        />
      </SettingsField>
      <div className={styles.pair}>
        {(['width', 'height'] as const).map((side) => (
          <SettingsField key={side} label={t(side)} error={errorOf(side)}>
            <InputNumber
              min={templateSideMinPx}
              precision={0}
              suffix="px"
              value={draft[side] ?? null}
              onChange={(next) => update({ [side]: next ?? undefined })}
            />
          </SettingsField>
        ))}
      </div>
    </>
  );
}

/** What only a production image has: the size that it is for, its price and its resolution limits. */
function ProductionSettings({ settings }: { settings: SettingsDraft }) {
  const t = useText(configTexts);
  const { draft, sizeOptions, price, isPriceOfSize, update, chooseSize, errorOf } = settings;
  return (
    <>
      <div className={styles.pair}>
        <SettingsField label={t('size')} error={errorOf('size')}>
          <Select
            mode="tags"
            maxCount={1}
            value={typeof draft.size === 'string' && draft.size !== '' ? [draft.size] : []}
            onChange={(next: string[]) => chooseSize(next.at(-1) ?? '')}
            options={sizeOptions}
          />
        </SettingsField>
        <SettingsField label={t('price')} error={errorOf('price')} hint={isPriceOfSize ? t('priceHint') : undefined}>
          <InputNumber
            // A price that comes from the sizes is changed there, once for all images.
            disabled={isPriceOfSize}
            min={0}
            precision={2}
            prefix={currencySymbol()}
            value={price ?? null}
            onChange={(next) => update({ price: next ?? undefined })}
          />
        </SettingsField>
      </div>
      <SettingsField label={t('resolution')} error={errorOf('resolution')} hint={t('resolutionHint')} isGroup>
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
      </SettingsField>
    </>
  );
}

interface SettingsFieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A group of several controls, each with its own label. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A labeled control of the settings of an image. */
function SettingsField({ label, error, hint, isGroup = false, children }: SettingsFieldProps) {
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
