import { isLink } from '@platen/pages/links';
import { Editor } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { mediaNodes } from './media-nodes.ts';

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

/**
 * What a rich text may contain: exactly what the server accepts (`rich-text.ts` there). Undo is left to the screen
 * around the field, which undoes everything else too.
 */
const textExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    undoRedo: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isLink(address ?? ''),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right', 'justify'] }),
  TextStyle,
  Color,
  ...mediaNodes,
];

/** Dropped with their content: they have no text, or none that belongs to the copied text. */
const droppedTags =
  'script, style, title, meta, link, iframe, object, embed, svg, math, template, noscript, form, o\\:p';

/**
 * Cleans text that was copied from Word or a web page: fonts, colors, sizes and comments are dropped; headings, lists,
 * emphasis and links are preserved. Text that was copied here keeps everything.
 */
function cleanPastedHtml(html: string): string {
  // The parser creates a document without a window: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]')) return html;
  for (const element of body.querySelectorAll(droppedTags)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    restoreEmphasis(element);
    for (const name of element.getAttributeNames()) {
      if (!(name === 'href' || name === 'src' || name === 'alt')) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

/** Web editors write emphasis as styles, which are removed next. */
function restoreEmphasis(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecorationLine } = element.style;
  // Google Docs wraps whole texts in a `b` that is not bold.
  if (element.tagName === 'B' && fontWeight === 'normal') return element.replaceWith(...element.childNodes);
  if (element.tagName !== 'SPAN') return;
  const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
  const wanted = [isBold && 'strong', fontStyle === 'italic' && 'em', textDecorationLine === 'underline' && 'u'];
  for (const tag of wanted) {
    if (tag === false) continue;
    const inner = element.ownerDocument.createElement(tag);
    inner.append(...element.childNodes);
    element.append(inner);
  }
}
