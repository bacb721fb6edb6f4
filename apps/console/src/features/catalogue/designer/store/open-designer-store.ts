import { designMessages } from '@platen/design/design.messages';
import { type Editor, withSession } from '@platen/design/editor/editor';
import { type Locale, textIn } from '@platen/model/text/locale';
import { showFailureMessage } from '../../../../ui/feedback.tsx';
import { breakpointsPx } from '../../../../ui/theme/layout.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';

/** The size of the canvas until the screen has measured it. */
export const initialStage = { width: 800, height: 600 };

/** The store of a designer: a phone starts with the canvas alone, and refusals are shown as messages. */
export function openDesignerStore(editor: Editor, locale: Locale): EditorStore {
  const isPhone = window.innerWidth < breakpointsPx.md;
  const panels = { left: !isPhone, right: !isPhone };
  return createEditorStore(withSession(editor, { panels }), (refusal) =>
    showFailureMessage(new Error(textIn(designMessages[refusal], locale))),
  );
}
