import { zoomTo } from '@platen/design/editor/commands/view-commands';
import { parseZoom } from '@platen/design/editor/view';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { designerTexts } from '../designer.messages.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import styles from './bar.module.css';

/** How large the canvas is seen: by steps, by a figure, or as it fits. */
export function ZoomControl() {
  const t = useText(designerTexts);
  const store = useEditorStore();
  const percent = useEditor(({ session }) => Math.round(session.view.zoomPercent));
  const [typed, setTyped] = useState<string>();

  function take() {
    const wanted = typed === undefined ? undefined : parseZoom(typed);
    setTyped(undefined);
    if (wanted !== undefined) store.act((editor) => zoomTo(editor, wanted));
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
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <CommandButton id="zoom_in" icon={<Plus aria-hidden />} />
      </span>
      <CommandButton id="zoom_fit" icon={<Maximize aria-hidden />} />
    </span>
  );
}
