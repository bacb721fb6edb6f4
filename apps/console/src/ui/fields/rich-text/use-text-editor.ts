import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { textExtensions } from './extensions.ts';
import { cleanPastedHtml } from './pasted-html.ts';

interface Options {
  label: string;
  value: string;
  onChange: (html: string) => void;
  className: string | undefined;
}

/** An editor of a rich text in a box. */
export function useTextEditor(box: RefObject<HTMLElement | null>, { label, value, onChange, className }: Options) {
  const [editor, setEditor] = useState<Editor>();
  const emit = useRef(onChange);
  /** The editor's content as the screen last saw it: any other value comes from outside. */
  const held = useRef(value);
  useEffect(() => {
    emit.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const made = new Editor({
      element: box.current,
      extensions: textExtensions,
      content: held.current,
      editorProps: {
        attributes: { class: className ?? '', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        transformPastedHTML: cleanPastedHtml,
      },
      onUpdate: ({ editor: changed }) => {
        held.current = changed.isEmpty ? '' : changed.getHTML();
        emit.current(held.current);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [box, className, label]);

  useEffect(() => {
    if (!editor || value === held.current) return;
    held.current = value;
    const { from } = editor.state.selection;
    editor.commands.setContent(value, { emitUpdate: false });
    // An undo from outside preserves the caret, as far as the text still exists.
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
  }, [editor, value]);

  return editor;
}

/** Renders after every transaction of the text, so that the tools are always up to date. */
export function useTransactions(editor: Editor): void {
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', showAgain);
    return () => void editor.off('transaction', showAgain);
  }, [editor]);
}
