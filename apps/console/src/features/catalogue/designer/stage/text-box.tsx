import { type Editor, layersOf } from '@platen/design/editor/editor';
import { frameOnCanvas, indexLayers } from '@platen/design/editor/layer-nodes';
import { setTypedText, typedTextOf, typeInto } from '@platen/design/editor/typed-text';
import { toScreen } from '@platen/design/editor/view';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import styles from './text-box.module.css';

/** The text that is being edited, in a box below its layer: the canvas itself shows how it looks. */
export function TextBox() {
  const typedId = useEditor(({ session }) => session.typedId);
  return typedId === undefined ? null : <OpenBox key={typedId} id={typedId} />;
}

function OpenBox({ id }: { id: string }) {
  const t = useText(designerTexts);
  const store = useEditorStore();
  const editor = useEditor((each) => each);
  const typed = typedTextOf(editor, id);
  const at = positionBelow(editor, id);
  const close = () => store.act((now) => typeInto(now, undefined));
  if (!typed || !at) return null;
  return (
    <textarea
      className={styles.box}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={t('typeText')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just started to type here
      autoFocus
      rows={Math.min(linesShownMax, typed.text.split('\n').length)}
      value={typed.text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => store.act((now, timeMs) => setTypedText(now, event.target.value, timeMs))}
      onBlur={close}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))) close();
      }}
    />
  );
}

const linesShownMax = 6;
const widthPx = 240;
const gapPx = 40;

/** Below the layer, as far as that is on the stage. */
function positionBelow(editor: Editor, id: string): { x: number; y: number } | undefined {
  const node = indexLayers(layersOf(editor)).get(id);
  if (!node) return undefined;
  const { view, stage } = editor.session;
  const frame = frameOnCanvas(node);
  const middle = toScreen(view, { x: frame.left + frame.width / 2, y: frame.top + frame.height });
  const within = (value: number, most: number) => Math.max(8, Math.min(value, most));
  return {
    x: within(middle.x - widthPx / 2, stage.width - widthPx - 8),
    y: within(middle.y + gapPx, stage.height - 2 * gapPx),
  };
}
