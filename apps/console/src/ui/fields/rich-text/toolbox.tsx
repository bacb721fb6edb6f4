import { isLink } from '@platen/pages/links';
import type { Editor } from '@tiptap/core';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import { LinkInput } from '../link-input.tsx';
import { MediaSettings } from './media-settings.tsx';
import { richTextTexts } from './rich-text.messages.ts';
import styles from './rich-text.module.css';
import { defaultTextColor, textColors } from './text-colors.ts';
import { type TextDrawer, TextToolbar } from './text-toolbar.tsx';
import { useTransactions } from './use-text-editor.ts';

/** The tools of a rich text, and what opens for one of them. */
export function Toolbox({ editor }: { editor: Editor }) {
  const [drawer, setDrawer] = useState<TextDrawer>();
  useTransactions(editor);
  return (
    <>
      <TextToolbar editor={editor} drawer={drawer} onDrawer={setDrawer} />
      {drawer === 'color' && <ColorSwatches editor={editor} />}
      {drawer === 'link' && <TextLink editor={editor} />}
      <MediaSettings editor={editor} />
    </>
  );
}

/** The colors of a text. The default is no color at all. */
function ColorSwatches({ editor }: { editor: Editor }) {
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

/**
 * The link of the selected text. An incomplete URL stays here while it is typed: the text accepts only safe URLs, and
 * `mailto:an` is none before its `@`.
 */
function TextLink({ editor }: { editor: Editor }) {
  const t = useText(richTextTexts);
  const [typed, setTyped] = useState<string>();
  const href: unknown = editor.getAttributes('link').href;
  useEffect(() => {
    const removeLink = () => setTyped(undefined);
    editor.on('selectionUpdate', removeLink);
    return () => void editor.off('selectionUpdate', removeLink);
  }, [editor]);

  function change(address: string) {
    const isWhole = address === '' || isLink(address);
    const link = editor.chain().extendMarkRange('link');
    // An empty URL removes the link.
    if (isWhole) (address === '' ? link.unsetLink() : link.setLink({ href: address })).run();
    setTyped(isWhole ? undefined : address);
  }

  return (
    <div className={styles.drawer} role="group" aria-label={t('link')}>
      <LinkInput
        control={{ 'aria-invalid': typed !== undefined }}
        value={typed ?? (typeof href === 'string' ? href : '')}
        onChange={change}
      />
      <p className={styles.note} role="status">
        {typed === undefined ? t('linkNote') : t('linkIncomplete')}
      </p>
    </div>
  );
}
