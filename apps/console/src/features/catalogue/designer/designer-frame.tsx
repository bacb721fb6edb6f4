import { opensText } from '@platen/design/editor/typed-text';
import { PanelLeft, PanelRight } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useText } from '../../../ui/text.ts';
import { Columns } from '../../../ui/workbench/columns.tsx';
import { CommandButton } from './commands/command-button.tsx';
import { CommandsContext, commandsOn, type DesignerCommand } from './commands/designer-commands.ts';
import { isMac } from './commands/key-names.ts';
import { Palette } from './commands/palette.tsx';
import { useClipboard } from './commands/use-clipboard.ts';
import { useShortcuts } from './commands/use-shortcuts.ts';
import { designerTexts } from './designer.messages.ts';
import styles from './designer-frame.module.css';
import type { PictureSource } from './stage/picture-source.ts';
import { Stage } from './stage/stage.tsx';
import { StageNote } from './stage/stage-note.tsx';
import { TextBox } from './stage/text-box.tsx';
import { type EditorStore, EditorStoreContext, useEditor } from './store/editor-store.ts';

interface Props {
  store: EditorStore;
  source: Omit<PictureSource, 'onFailed' | 'onDrawing'>;
  /** The commands that this mode adds to the editor's own. */
  commands: readonly DesignerCommand[];
  bar: ReactNode;
  left: ReactNode;
  right: ReactNode;
  /** Replaces the properties while it is open. */
  side?: ReactNode;
  /** Below the canvas. */
  bottom?: ReactNode;
  /** Above the canvas: what the user should know before editing. */
  notice?: ReactNode;
  /** Over the canvas, in addition to its own frames and grips. */
  marks?: ReactNode;
  children?: ReactNode;
}

/** The layout of both modes: bar, layers, canvas, properties. */
export function DesignerFrame(props: Props) {
  const { store, source, commands, bar, left, right, side, bottom, notice, marks, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const isSpaceDown = useRef(false);
  const clipboard = useClipboard(root, store);
  const [isSearching, setSearching] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const all = useMemo(
    () => [...commands, paletteCommand(() => setSearching(true)), ...clipboard, ...commandsOn(store)],
    [store, commands, clipboard],
  );
  useShortcuts(root, store, all, isSpaceDown);
  return (
    <EditorStoreContext value={store}>
      <CommandsContext value={all}>
        <div ref={root} className={styles.frame}>
          {bar}
          <DesignerColumns left={left} right={right} side={side}>
            {notice}
            <div className={styles.stage}>
              <Stage source={{ ...source, onFailed: setFailed, onDrawing: setDrawing }} isSpaceDown={isSpaceDown} />
              {marks}
              <StageNote hasFailed={hasFailed} isDrawing={isDrawing} />
              <TextBox />
            </div>
            {bottom}
            <StatusBar />
          </DesignerColumns>
          {isSearching && <Palette onClose={() => setSearching(false)} />}
          {children}
        </div>
      </CommandsContext>
    </EditorStoreContext>
  );
}

function DesignerColumns({ left, right, side, children }: Pick<Props, 'left' | 'right' | 'side' | 'children'>) {
  const panels = useEditor(({ session }) => session.panels);
  return (
    <Columns
      panels={panels}
      left={left}
      right={right}
      side={side}
      panelToggles={{
        left: <CommandButton id="toggle_left_panel" icon={<PanelLeft aria-hidden />} />,
        right: <CommandButton id="toggle_right_panel" icon={<PanelRight aria-hidden />} />,
      }}
    >
      {children}
    </Columns>
  );
}

function paletteCommand(run: () => void): DesignerCommand {
  const label = { zh: '搜索命令', en: 'Search commands' };
  return { id: 'palette', label, group: 'view', keys: ['Mod+K'], isEnabled: () => true, run };
}

/** What is selected, and which keys work now. */
function StatusBar() {
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
