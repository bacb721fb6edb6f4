import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListOrdered,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { richTextTexts } from './rich-text.messages.ts';

type ToolKey = Exclude<keyof (typeof richTextTexts)['en'], 'heading'>;

/** A formatting tool for the selected text. */
export interface TextTool {
  readonly key: ToolKey;
  readonly icon: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => unknown;
}

/** Without moving the focus from the selected text. */
const on = (editor: Editor) => editor.chain().focus();

const alignTool = (key: 'left' | 'center' | 'right' | 'justify', icon: ReactNode): TextTool => ({
  key,
  icon,
  isOn: (editor) => editor.isActive({ textAlign: key }),
  run: (editor) => on(editor).setTextAlign(key).run(),
});

/** In groups, as in the toolbar. To add one: a line here and its name in the messages. */
export const textTools: readonly (readonly TextTool[])[] = [
  [
    {
      key: 'bold',
      icon: <Bold aria-hidden />,
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => on(editor).toggleBold().run(),
    },
    {
      key: 'italic',
      icon: <Italic aria-hidden />,
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => on(editor).toggleItalic().run(),
    },
    {
      key: 'underline',
      icon: <Underline aria-hidden />,
      isOn: (editor) => editor.isActive('underline'),
      run: (editor) => on(editor).toggleUnderline().run(),
    },
    {
      key: 'strike',
      icon: <Strikethrough aria-hidden />,
      isOn: (editor) => editor.isActive('strike'),
      run: (editor) => on(editor).toggleStrike().run(),
    },
  ],
  [
    alignTool('left', <AlignLeft aria-hidden />),
    alignTool('center', <AlignCenter aria-hidden />),
    alignTool('right', <AlignRight aria-hidden />),
    alignTool('justify', <AlignJustify aria-hidden />),
  ],
  [
    {
      key: 'bullets',
      icon: <List aria-hidden />,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => on(editor).toggleBulletList().run(),
    },
    {
      key: 'numbers',
      icon: <ListOrdered aria-hidden />,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => on(editor).toggleOrderedList().run(),
    },
    {
      key: 'clear',
      icon: <RemoveFormatting aria-hidden />,
      isOn: () => false,
      run: (editor) => on(editor).unsetAllMarks().clearNodes().unsetTextAlign().run(),
    },
  ],
];
