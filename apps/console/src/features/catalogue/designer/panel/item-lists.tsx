import { newContentIn } from '@platen/design/editor/add-layer';
import { currentConfig } from '@platen/design/editor/editor';
import { newListedImage, newListedText } from '@platen/design/editor/new-layer-content';
import type { Layer } from '@platen/design/layers/index';
import { type NamedItemValue, type NamedTextValue, textFields } from '@platen/model/fields/fields';
import { textIn } from '@platen/model/text/locale';
import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { useEditorStore } from '../store/editor-store.ts';
import { ItemCard } from './item-card.tsx';
import { itemTexts } from './items.messages.ts';
import styles from './panel.module.css';

interface ImagesProps {
  layer: Layer;
  items: readonly NamedItemValue[];
  onChange: (next: readonly NamedItemValue[]) => void;
}

/** The images of a layer that has several; its children refer to them. */
export function ImageItems({ layer, items, onChange }: ImagesProps) {
  const t = useText(itemTexts);
  const store = useEditorStore();
  function add() {
    const editor = store.get();
    const config = currentConfig(editor);
    if (config) onChange([...items, newListedImage(items, newContentIn(editor, config))]);
  }
  return (
    <>
      {items.map((item, index) => {
        const name = t('imageNumber', { number: String(index + 1) });
        return (
          <div key={item.id} className={styles.listed}>
            <ItemCard
              layer={layer}
              kind="image_item"
              label={{ zh: name, en: name }}
              item={item}
              onChange={(next) => onChange(items.with(index, { ...item, ...next }))}
            />
            <IconButton
              label={t('remove')}
              icon={<Trash2 aria-hidden />}
              onClick={() => onChange(items.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <Button size="small" icon={<Plus aria-hidden />} onClick={add}>
        {t('addImage')}
      </Button>
    </>
  );
}

interface TextsProps {
  layer: Layer;
  texts: readonly NamedTextValue[];
  onChange: (next: readonly NamedTextValue[]) => void;
}

/** The texts of such a layer, each with its color, font and fill. */
export function TextItems({ layer, texts, onChange }: TextsProps) {
  const t = useText(itemTexts);
  const locale = useLocale();
  const store = useEditorStore();
  function add() {
    const editor = store.get();
    const config = currentConfig(editor);
    if (config) onChange([...texts, newListedText(texts, newContentIn(editor, config))]);
  }
  return (
    <>
      {texts.map((text, index) => (
        <div key={text.id} className={styles.listed}>
          <div className={styles.cards}>
            {textFields.map((part) => {
              const name = `${t('textNumber', { number: String(index + 1) })} · ${textIn(part.label, locale)}`;
              return (
                <ItemCard
                  key={part.key}
                  layer={layer}
                  kind={part.kind}
                  label={{ zh: name, en: name }}
                  item={text[part.key]}
                  of={{ name: text.text.label, part: part.label }}
                  onChange={(next) => onChange(texts.with(index, { ...text, [part.key]: next }))}
                />
              );
            })}
          </div>
          <IconButton
            label={t('remove')}
            icon={<Trash2 aria-hidden />}
            onClick={() => onChange(texts.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button size="small" icon={<Plus aria-hidden />} onClick={add}>
        {t('addText')}
      </Button>
    </>
  );
}
