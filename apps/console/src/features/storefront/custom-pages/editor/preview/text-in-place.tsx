import { textIn } from '@platen/model/text/locale';
import { type Block, blockKindOf } from '@platen/pages/blocks';
import { changeSettings } from '@platen/pages/page-edits';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import { useTextEditor } from '../../../../../ui/fields/rich-text/use-text-editor.ts';
import { change, type TextEditing } from '../store/page-editor.ts';
import { usePageStore } from '../store/page-store.ts';
import { editedTextClass } from './block-boxes.ts';

interface Props {
  block: Block;
  at: TextEditing['at'];
  /** Its toolbar is beside the frame. */
  onEditor: (editor: Editor | undefined) => void;
}

const className = `pp-text ${editedTextClass}`;

/** A text of the page, edited in place. Its undo steps are those of the page. */
export function TextInPlace({ block, at, onEditor }: Props) {
  const locale = useLocale();
  const store = usePageStore();
  const box = useRef<HTMLDivElement>(null);
  const field = blockKindOf(block).fields.find(({ kind }) => kind === 'rich_text');
  const key = field?.key ?? '';
  const editor = useTextEditor(box, {
    label: field ? textIn(field.label, locale) : '',
    value: (block.settings as unknown as Record<string, string>)[key] ?? '',
    className,
    onChange: (html) =>
      store.act((now, timeMs) =>
        change(now, (sections) => changeSettings(sections, block.id, { [key]: html }), timeMs, `${block.id}.${key}`),
      ),
  });

  useEffect(() => {
    if (!editor) return undefined;
    const pressed = editor.view.posAtCoords({ left: at.x, top: at.y });
    editor.commands.focus(pressed?.pos ?? 'end', { scrollIntoView: false });
    onEditor(editor);
    return () => onEditor(undefined);
  }, [editor, at, onEditor]);

  return <div ref={box} />;
}
