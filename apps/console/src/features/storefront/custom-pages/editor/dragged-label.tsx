import { textIn } from '@platen/model/text/locale';
import { blockKinds } from '@platen/pages/blocks';
import { findBlock } from '@platen/pages/page-tree';
import { useLocale } from 'use-intl';
import { BlockIcon } from './block-icon.tsx';
import styles from './editor.module.css';
import { blockName } from './store/block-names.ts';
import { sectionsOf } from './store/page-editor.ts';
import { usePage } from './store/page-store.ts';
import type { Dragged } from './use-page-drag.ts';

/** The label that follows the pointer during a drag. */
export function DraggedLabel({ dragged }: { dragged: Dragged }) {
  const locale = useLocale();
  const block = usePage((editor) => ('id' in dragged ? findBlock(sectionsOf(editor), dragged.id) : undefined));
  const type = 'type' in dragged ? dragged.type : block?.type;
  if (!type) return null;
  return (
    <span className={styles.dragged}>
      <BlockIcon type={type} />
      {block ? blockName(block, locale) : textIn(blockKinds[type].label, locale)}
    </span>
  );
}
