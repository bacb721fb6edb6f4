import { opensText } from '@platen/design/editor/typed-text';
import { useText } from '../../../ui/text.ts';
import { isMac } from './commands/key-names.ts';
import { designerTexts } from './designer.messages.ts';
import styles from './status-bar.module.css';
import { useEditor } from './store/use-editor.ts';

/** What is selected, and which keys work now. */
export function StatusBar() {
  const t = useText(designerTexts);
  const count = useEditor(({ session }) => session.selection.length);
  // What a double click does: it edits a text of its own, and otherwise selects the layer below.
  const isText = useEditor((editor) => editor.session.selection.some((id) => opensText(editor, id)));
  return (
    <footer className={styles.bar}>
      <span>{t('pickedCount', { count })}</span>
      <span className={styles.hints}>
        {count > 0 ? (
          <>
            <Hint keys="↑↓←→" text={t('hintMove')} />
            <Hint keys={isMac ? '⇧ ↑↓←→' : 'Shift ↑↓←→'} text={t('hintFar')} />
            <span>{t('hintSelect')}</span>
            <span>{isText ? t('hintType') : t('hintLower')}</span>
          </>
        ) : (
          <span>{t('hintPan')}</span>
        )}
      </span>
    </footer>
  );
}

function Hint({ keys, text }: { keys: string; text: string }) {
  return (
    <span>
      <kbd>{keys}</kbd> {text}
    </span>
  );
}
