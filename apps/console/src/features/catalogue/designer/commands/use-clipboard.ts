import { copyText } from '@platen/design/editor/clipboard';
import { findCommand, runCommand } from '@platen/design/editor/commands/command';
import { editorCommands } from '@platen/design/editor/commands/editor-commands';
import { currentConfig, documentOf, type Editor, isOrderMode } from '@platen/design/editor/editor';
import { paste } from '@platen/design/editor/editor-actions';
import { type RefObject, useEffect, useMemo } from 'react';
import { showFailureMessage, showSuccess, showWarning } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { DesignerCommand } from './designer-commands.ts';
import { hasShortcutFocus } from './use-shortcuts.ts';

const label = {
  copy: { zh: '复制', en: 'Copy' },
  cut: { zh: '剪切', en: 'Cut' },
  paste: { zh: '粘贴', en: 'Paste' },
};

/** The selection as clipboard text: only top-level layers of the canvas can be copied. */
function toClipboardText(editor: Editor): string | undefined {
  const config = currentConfig(editor);
  if (!config || isOrderMode(editor)) return undefined;
  return copyText(config, editor.session.selection, documentOf(editor).fontLibraryIds);
}

const hasCopyable = (editor: Editor) => {
  const ids = new Set(currentConfig(editor)?.layers.map(({ id }) => id));
  return !isOrderMode(editor) && editor.session.selection.some((id) => ids.has(id));
};

/** Copy, cut and paste, through the browser's own shortcuts and through the menus. */
export function useClipboard(root: RefObject<HTMLElement | null>, store: EditorStore): readonly DesignerCommand[] {
  const t = useText(designerTexts);
  const clipboard = useMemo(() => {
    function remove() {
      const command = findCommand(editorCommands, { key: 'Backspace', mod: false, shift: false, alt: false });
      if (command) store.act((editor, timeMs) => runCommand(command, editor, timeMs));
    }
    function copySelection(isCut: boolean): string | undefined {
      const text = toClipboardText(store.get());
      if (text === undefined) return undefined;
      if (isCut) remove();
      showSuccess(t('copied'));
      return text;
    }
    function pasteText(text: string) {
      const before = documentOf(store.get());
      store.act((editor, timeMs) => paste(editor, text, timeMs));
      if (documentOf(store.get()) !== before) showSuccess(t('pasted'));
    }
    return { copySelection, pasteText };
  }, [store, t]);

  useEffect(() => {
    function onCopy(event: ClipboardEvent) {
      if (!hasShortcutFocus(root.current) || document.getSelection()?.isCollapsed === false) return;
      const text = clipboard.copySelection(event.type === 'cut');
      if (text === undefined) {
        const { session } = store.get();
        if (session.selection.length > 0 && !isOrderMode(store.get())) showWarning(t('copyTopLevelOnly'));
        return;
      }
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
    }
    function onPaste(event: ClipboardEvent) {
      if (!hasShortcutFocus(root.current) || isOrderMode(store.get())) return;
      event.preventDefault();
      clipboard.pasteText(event.clipboardData?.getData('text/plain') ?? '');
    }
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [root, store, clipboard, t]);

  return useMemo(() => {
    const write = (isCut: boolean) => {
      const text = clipboard.copySelection(isCut);
      if (text !== undefined) navigator.clipboard.writeText(text).catch(showFailureMessage);
    };
    const native = { group: 'clipboard', isNative: true } as const;
    return [
      { ...native, id: 'copy', label: label.copy, keys: ['Mod+C'], isEnabled: hasCopyable, run: () => write(false) },
      { ...native, id: 'cut', label: label.cut, keys: ['Mod+X'], isEnabled: hasCopyable, run: () => write(true) },
      {
        ...native,
        id: 'paste',
        label: label.paste,
        keys: ['Mod+V'],
        isEnabled: (editor) => !isOrderMode(editor) && currentConfig(editor) !== undefined,
        // A browser that denies menus access to the clipboard still handles the shortcut.
        run: () => void navigator.clipboard.readText().then(clipboard.pasteText, () => showWarning(t('pasteByKeys'))),
      },
    ];
  }, [clipboard, t]);
}
