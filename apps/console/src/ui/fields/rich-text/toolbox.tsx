import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { LinkInput } from '../link-input.tsx';
import { ColorSwatches } from './color-swatches.tsx';
import { MediaSettings } from './media-settings.tsx';
import { richTextTexts } from './rich-text.messages.ts';
import styles from './rich-text.module.css';
import { type TextDrawer, TextToolbar } from './text-toolbar.tsx';
import { useTransactions } from './use-text-editor.ts';

/** The tools for a text, wherever it is written, and what opens for one of them. */
export function Toolbox({ editor }: { editor: Editor }) {
  const t = useText(richTextTexts);
  const [drawer, setDrawer] = useState<TextDrawer>();
  useTransactions(editor);
  const href: unknown = editor.getAttributes('link').href;
  return (
    <>
      <TextToolbar editor={editor} drawer={drawer} onDrawer={setDrawer} />
      {drawer === 'color' && <ColorSwatches editor={editor} />}
      {drawer === 'link' && (
        <div className={styles.drawer} role="group" aria-label={t('link')}>
          <LinkInput
            value={typeof href === 'string' ? href : ''}
            onChange={(address) => {
              const chain = editor.chain().extendMarkRange('link');
              // An empty address takes the link away.
              if (address === '') chain.unsetLink().run();
              else chain.setLink({ href: address }).run();
            }}
          />
          <p className={styles.note}>{t('linkNote')}</p>
        </div>
      )}
      <MediaSettings editor={editor} />
    </>
  );
}
