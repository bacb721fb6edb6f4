import { itemLabelLengthMax } from '@platen/design/constants';
import { findingText } from '@platen/design/design.messages';
import { newContentIn } from '@platen/design/editor/add-layer';
import { currentConfig, type Editor } from '@platen/design/editor/editor';
import { labelToOffer } from '@platen/design/editor/new-layer-content';
import { itemsOf } from '@platen/design/layer-items';
import type { Layer } from '@platen/design/layers/index';
import { checkLabel } from '@platen/design/save-check';
import { walkLayers } from '@platen/design/tree';
import type { Field, ItemValue } from '@platen/model/fields/fields';
import { type BilingualText, textIn } from '@platen/model/text/locale';
import { Input, Switch, Tooltip } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale } from 'use-intl';
import { FieldEditor } from '../../../../ui/fields/field-editor.tsx';
import { useText } from '../../../../ui/text.ts';
import { useEditorStore } from '../store/editor-store.ts';
import { DenseControls } from './dense-controls.tsx';
import { type ItemKind, ItemOptions } from './item-options.tsx';
import { itemTexts } from './items.messages.ts';
import styles from './panel.module.css';

interface Props {
  layer: Layer;
  kind: ItemKind;
  label: BilingualText;
  item: ItemValue;
  /** The part of the layer that the item belongs to, if any, and its role there. */
  of?: { readonly name: string; readonly part: BilingualText };
  onChange: (next: ItemValue) => void;
}

/** A customizable item: its name in orders, its value, and the rules for changing it. */
export function ItemCard({ layer, kind, label, item, of, onChange }: Props) {
  const t = useText(itemTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const [isOpen, setOpen] = useState(item.editable || kind === 'text_item');
  const title = textIn(label, locale);
  const subject = of ?? { name: layer.name, part: label };

  /** Options are added for customers to choose from. Fonts are not: the factory itself sets texts in several. */
  function changeOptions(next: ItemValue) {
    const hasMore = (next.options ?? []).length > (item.options ?? []).length;
    onChange(hasMore && kind !== 'font_item' ? offered(store.get(), next, subject) : next);
  }

  return (
    <div className={styles.card} role="group" aria-label={title}>
      <button type="button" className={styles.cardHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{title}</b>
        {!isOpen && <span className={styles.summary}>{item.editable ? t('isEditable') : t('isFixed')}</span>}
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </button>
      {isOpen && (
        <div className={styles.cardBody}>
          {(item.options ?? []).length === 0 && (
            <DenseControls>
              <FieldEditor
                field={valueField(kind, t('value'))}
                value={item.value}
                onChange={(next) => onChange({ ...item, value: next as string })}
                errorsAt={() => []}
                siblingValue={() => undefined}
              />
            </DenseControls>
          )}
          {kind !== 'text_item' && (
            <ItemOptions kind={kind} item={item} hasSizes={'image_size' in layer} onChange={changeOptions} />
          )}
          <Rules layer={layer} of={subject} item={item} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

const valueKinds = {
  image_item: 'picture',
  color_item: 'color',
  font_item: 'font',
  text_item: 'text',
  template_item: 'text',
} as const satisfies Record<ItemKind, Field['kind']>;

function valueField(kind: ItemKind, text: string): Field {
  const field = { kind: valueKinds[kind], key: 'value', label: { zh: text, en: text } };
  return kind === 'text_item' ? { ...field, kind: 'text', hasLines: true } : field;
}

/** The item as one that customers may replace. It needs a name to be filled in by. */
function offered(editor: Editor, item: ItemValue, { name, part }: Required<Props>['of']): ItemValue {
  const config = currentConfig(editor);
  const isNamed = item.label.trim() !== '' || !config;
  return {
    ...item,
    editable: true,
    label: isNamed ? item.label : labelToOffer(name, part, newContentIn(editor, config)),
  };
}

function Rules({ layer, of, item, onChange }: Required<Pick<Props, 'layer' | 'of' | 'item' | 'onChange'>>) {
  const t = useText(itemTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const id = useId();
  const others = () => {
    const all = [...walkLayers(currentConfig(store.get())?.layers ?? [])].flatMap((each) =>
      itemsOf(each).filter(({ item: other }) => other.editable && !(each.id === layer.id && other === item)),
    );
    return all.map(({ item: other }) => other.label);
  };
  const finding = item.editable ? checkLabel(item.label, others()) : undefined;
  return (
    <>
      <div className={styles.line}>
        <span>{t('rules')}</span>
        <span className={styles.rules}>
          <label className={styles.switch}>
            <Switch
              size="small"
              checked={item.editable}
              onChange={(isOn) => onChange(isOn ? offered(store.get(), item, of) : { ...item, editable: false })}
            />
            {t('editable')}
          </label>
          <label className={styles.switch}>
            <Switch
              size="small"
              checked={item.required}
              disabled={!item.editable}
              onChange={(required) => onChange({ ...item, required })}
            />
            {t('required')}
          </label>
          {item.editable && (
            <Tooltip title={t('papersOnlyHint')}>
              <label className={styles.switch}>
                <Switch
                  size="small"
                  checked={item.papers_only === true}
                  onChange={(isOn) => onChange({ ...item, papers_only: isOn || undefined })}
                />
                {t('papersOnly')}
              </label>
            </Tooltip>
          )}
        </span>
      </div>
      {item.editable && (
        <div className={styles.line}>
          <label htmlFor={id}>{t('label')}</label>
          <Input
            id={id}
            size="small"
            variant="filled"
            maxLength={itemLabelLengthMax}
            status={finding ? 'error' : ''}
            aria-invalid={finding !== undefined}
            value={item.label}
            onChange={(event) => onChange({ ...item, label: event.target.value })}
            onBlur={() => {
              if (item.label !== item.label.trim()) onChange({ ...item, label: item.label.trim() });
            }}
          />
          {finding && (
            <span className={styles.error} role="alert">
              {findingText(finding, locale)}
            </span>
          )}
        </div>
      )}
    </>
  );
}
