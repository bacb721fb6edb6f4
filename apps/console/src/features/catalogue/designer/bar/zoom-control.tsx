import { zoomTo } from '@platen/design/editor/commands/view-commands';
import { zoomMaxPercent, zoomMinPercent } from '@platen/design/editor/editor-constants';
import { parseZoom } from '@platen/design/editor/view';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { designerTexts } from '../designer.messages.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import styles from './bar.module.css';

const typingDebounceMs = 500;
const stepKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The zoom of the canvas: in steps, as a percentage, or fit to the window. */
export function ZoomControl() {
  const t = useText(designerTexts);
  const store = useEditorStore();
  const percent = useEditor(({ session }) => Math.round(session.view.zoomPercent));
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function zoom(text: string) {
    clearTimeout(timer.current);
    const wanted = parseZoom(text);
    if (wanted !== undefined) store.act((editor) => zoomTo(editor, wanted));
  }

  /** Applied after a pause in typing: half of a number is not a zoom. */
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => zoom(text), typingDebounceMs);
  }

  function commit() {
    if (typed !== undefined) zoom(typed);
    setTyped(undefined);
  }

  function step(by: number) {
    const from = (typed === undefined ? undefined : parseZoom(typed)) ?? percent;
    type(String(Math.min(zoomMaxPercent, Math.max(zoomMinPercent, from + by))));
  }

  return (
    <span className={styles.group}>
      <span className={styles.zoom}>
        <CommandButton id="zoom_out" icon={<Minus aria-hidden />} />
        <input
          className={styles.percent}
          aria-label={t('zoom')}
          inputMode="numeric"
          value={typed ?? `${percent}%`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            const by = stepKeys[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
        />
        <CommandButton id="zoom_in" icon={<Plus aria-hidden />} />
      </span>
      <CommandButton id="zoom_fit" icon={<Maximize aria-hidden />} />
    </span>
  );
}
