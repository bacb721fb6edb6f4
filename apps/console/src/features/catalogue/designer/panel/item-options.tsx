import { parseColor } from '@platen/design/color';
import { amendStep } from '@platen/design/editor/editor';
import type { ImageOption } from '@platen/design/items';
import { selectionAfterDelete } from '@platen/design/template-options';
import type { FontLibrary } from '@platen/model/catalogue/font-libraries';
import type { ItemValue } from '@platen/model/fields/fields';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { FontsDialog } from '../dialogs/fonts.dialog.tsx';
import { ImageOptionsDialog } from '../dialogs/image-options.dialog.tsx';
import { optionTexts } from '../dialogs/options.messages.ts';
import { RowOptionsDialog } from '../dialogs/row-options.dialog.tsx';
import { useDesignerFonts } from '../store/designer-fonts.ts';
import { useEditorStore } from '../store/editor-store.ts';
import styles from './panel.module.css';

interface Props {
  kind: Exclude<ItemKind, 'text_item'>;
  item: ItemValue;
  hasSizes: boolean;
  onChange: (next: ItemValue) => void;
}

/** The options of an item: each one in a menu, all of them in a dialog. */
export function ItemOptions({ kind, item, hasSizes, onChange }: Props) {
  const t = useText(optionTexts);
  const store = useEditorStore();
  const fonts = useDesignerFonts();
  const [isOpen, setOpen] = useState(false);
  const options = (item.options ?? []) as readonly ImageOption[];
  const save = (next: ImageOption[], value: string) => onChange({ ...item, options: next, value });
  const close = () => setOpen(false);

  /** The fonts of the template and those that the item offers change in one undo step. */
  function saveFonts(chosen: readonly FontLibrary[]) {
    fonts.register(chosen);
    const next = chosen.map(({ name }) => ({ value: name, label: name }));
    onChange({ ...item, options: next, value: selectionAfterDelete(item.value, next) });
    store.act((editor) =>
      amendStep(editor, (document) => {
        const all = new Set([...document.fontLibraryIds, ...chosen.map(({ id }) => id)]);
        return { ...document, fontLibraryIds: [...all] };
      }),
    );
  }

  return (
    <div className={styles.line}>
      <span>{t('options')}</span>
      <span className={styles.chips}>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            title={label}
            aria-pressed={value === item.value}
            onClick={() => onChange({ ...item, value })}
          >
            {kind === 'color_item' && <i style={{ background: parseColor(value) ? value : 'none' }} />}
            <span>{label}</span>
          </button>
        ))}
        <button type="button" className={styles.chip} onClick={() => setOpen(true)}>
          <Plus aria-hidden />
          {kind === 'font_item' ? t('chooseFonts') : t('edit')}
        </button>
      </span>
      {isOpen && kind === 'image_item' && (
        <ImageOptionsDialog options={options} value={item.value} hasSizes={hasSizes} onSave={save} onClose={close} />
      )}
      {isOpen && (kind === 'color_item' || kind === 'template_item') && (
        <RowOptionsDialog
          kind={kind === 'color_item' ? 'color' : 'template'}
          options={options}
          value={item.value}
          onSave={save}
          onClose={close}
        />
      )}
      {isOpen && kind === 'font_item' && (
        <FontsDialog
          fontIds={fonts.known.filter(({ name }) => isOffered(item, name)).map(({ id }) => id)}
          onSave={saveFonts}
          onClose={close}
        />
      )}
    </div>
  );
}

function isOffered({ options = [], value }: ItemValue, name: string): boolean {
  return value === name || options.some((option) => option.value === name);
}

/** A field that holds one customizable item. */
export type ItemKind = 'image_item' | 'text_item' | 'color_item' | 'font_item' | 'template_item';
