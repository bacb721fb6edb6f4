import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { ColorSwatches } from './color-swatches.tsx';
import { MediaSettings } from './media-settings.tsx';
import { TextLink } from './text-link.tsx';
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
