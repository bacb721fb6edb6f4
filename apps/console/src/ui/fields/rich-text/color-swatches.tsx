import type { Editor } from '@tiptap/core';
import { Check } from 'lucide-react';
import { useText } from '../../text.ts';
import { richTextTexts } from './rich-text.messages.ts';
import styles from './rich-text.module.css';
import { defaultTextColor, textColors } from './text-colors.ts';

/** The colors of a text. The default is no color at all. */
export function ColorSwatches({ editor }: { editor: Editor }) {
  const t = useText(richTextTexts);
  const given: unknown = editor.getAttributes('textStyle').color;
  const current = typeof given === 'string' ? given.toLowerCase() : defaultTextColor;
  return (
    <div className={styles.drawer} role="group" aria-label={t('color')}>
      <div className={styles.swatches}>
        {textColors.map((color) => (
          <button
            key={color}
            type="button"
            className={styles.swatch}
            style={{ background: color }}
            aria-label={color}
            aria-pressed={color === current}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const chain = editor.chain().focus();
              if (color === defaultTextColor) chain.unsetColor().run();
              else chain.setColor(color).run();
            }}
          >
            {color === current && <Check aria-hidden />}
          </button>
        ))}
      </div>
    </div>
  );
}
