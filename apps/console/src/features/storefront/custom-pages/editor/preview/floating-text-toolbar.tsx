import type { Editor } from '@tiptap/core';
import { Toolbox } from '../../../../../ui/fields/rich-text/toolbox.tsx';
import { usePage } from '../store/page-store.ts';
import { boxOfBlock } from './block-boxes.ts';
import styles from './preview.module.css';
import { useMeasured } from './use-measured.ts';

interface Props {
  editor: Editor;
  document: Document;
  scale: number;
  heightPx: number;
}

/** The space that the toolbar needs above the text; the caption provides some of it. */
const spacePx = 12;
const gapPx = 8;

/** The toolbar of the edited text, above it if there is room, otherwise below. */
export function FloatingTextToolbar({ editor, document, scale, heightPx }: Props) {
  const id = usePage(({ session }) => session.textEditing?.id ?? '');
  const shownPx = heightPx * scale;
  const position = useMeasured(document, () => {
    const box = boxOfBlock(document.body, id);
    if (!box) return { top: 0 };
    const topPx = (box.top - (document.defaultView?.scrollY ?? 0)) * scale;
    const bottomPx = topPx + box.height * scale;
    if (topPx >= spacePx && topPx <= shownPx) return { bottom: shownPx - topPx + gapPx };
    return bottomPx + gapPx < shownPx && bottomPx > 0 ? { top: bottomPx + gapPx } : { bottom: gapPx };
  });
  return (
    <div className={styles.writing} data-above={'bottom' in position} style={position}>
      <Toolbox editor={editor} />
    </div>
  );
}
