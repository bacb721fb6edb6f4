import { useDraggable } from '@dnd-kit/react';
import { textIn } from '@platen/model/text/locale';
import { type BlockType, blockKinds, sectionTypes } from '@platen/pages/blocks';
import { canAdd } from '@platen/pages/page-edits';
import { useLocale } from 'use-intl';
import { pointerSensors } from '../../../../../ui/drag/drag-setup.ts';
import { useText } from '../../../../../ui/text.ts';
import { BlockIcon } from '../block-icon.tsx';
import { pageEditorTexts } from '../editor.messages.ts';
import { add, sectionsOf } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import styles from './outline.module.css';

/** The kinds of sections, to drag into the page or to click. */
export function Palette() {
  const t = useText(pageEditorTexts);
  return (
    <footer className={styles.palette}>
      <p id="palette-hint">{t('palette')}</p>
      <div className={styles.kinds}>
        {sectionTypes.map((type) => (
          <PaletteKind key={type} type={type} />
        ))}
      </div>
    </footer>
  );
}

function PaletteKind({ type }: { type: BlockType }) {
  const locale = useLocale();
  const store = usePageStore();
  const hasRoom = usePage((editor) => canAdd(sectionsOf(editor), null, type));
  const { ref, isDragging } = useDraggable({
    id: `new-${type}`,
    data: { type },
    disabled: !hasRoom,
    sensors: pointerSensors,
  });
  return (
    <button
      type="button"
      ref={ref}
      className={styles.kind}
      data-dragged={isDragging}
      disabled={!hasRoom}
      aria-describedby="palette-hint"
      onClick={() => store.act((editor, timeMs) => addBelowSelected(editor, type, timeMs))}
    >
      <BlockIcon type={type} />
      {textIn(blockKinds[type].label, locale)}
    </button>
  );
}

/** Below the selected section, or at the end if none is selected. */
function addBelowSelected(editor: Parameters<typeof add>[0], type: BlockType, timeMs: number) {
  const sections = sectionsOf(editor);
  const { selectedId } = editor.session;
  const at = sections.findIndex(
    ({ id, blocks }) => id === selectedId || blocks.some((block) => block.id === selectedId),
  );
  return add(editor, type, { parentId: null, index: at < 0 ? sections.length : at + 1 }, timeMs);
}
