import { canAdd, hideBlock } from '@platen/pages/page-edits';
import { findBlock, parentOf } from '@platen/pages/page-tree';
import { ChevronDown, ChevronUp, Copy, EyeOff, Trash2 } from 'lucide-react';
import { useText } from '../../../../../ui/text.ts';
import { pageEditorTexts } from '../editor.messages.ts';
import { IconButton } from '../icon-button.tsx';
import { change, clone, nudge, remove, sectionsOf } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import { boxOfBlock } from './block-boxes.ts';
import styles from './preview.module.css';
import { useMeasured } from './use-measured.ts';

interface Props {
  document: Document;
  scale: number;
  heightPx: number;
}

/** Its height, so that it is never cut off at the bottom. */
const toolbarPx = 156;

/** Beside the frame, at the height of the selection: its most frequent actions. */
export function BlockToolbar({ document, scale, heightPx }: Props) {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const sections = usePage(sectionsOf);
  const selectedId = usePage(({ session }) => session.selectedId);
  const block = selectedId === undefined ? undefined : findBlock(sections, selectedId);
  const top = useMeasured(document, () => {
    const box = block && boxOfBlock(document.body, block.id);
    if (!box) return null;
    const inFramePx = Math.max(0, box.top - (document.defaultView?.scrollY ?? 0)) * scale;
    return Math.min(inFramePx, Math.max(0, heightPx * scale - toolbarPx));
  });
  if (!block || top === null) return null;
  const { id } = block;
  const parent = parentOf(sections, id);
  const siblings = parent?.blocks ?? sections;
  const index = siblings.indexOf(block);
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('settings')} style={{ top }}>
      <IconButton
        label={t('moveUp')}
        icon={<ChevronUp aria-hidden />}
        isDisabled={index <= 0}
        onPress={() => store.act((editor, timeMs) => nudge(editor, id, -1, timeMs))}
      />
      <IconButton
        label={t('moveDown')}
        icon={<ChevronDown aria-hidden />}
        isDisabled={index >= siblings.length - 1}
        onPress={() => store.act((editor, timeMs) => nudge(editor, id, 1, timeMs))}
      />
      <IconButton
        label={t('clone')}
        icon={<Copy aria-hidden />}
        isDisabled={!canAdd(sections, parent?.id ?? null, block.type)}
        onPress={() => store.act((editor, timeMs) => clone(editor, id, timeMs))}
      />
      <IconButton
        label={t('hide')}
        icon={<EyeOff aria-hidden />}
        onPress={() => store.act((editor, timeMs) => change(editor, (now) => hideBlock(now, id, true), timeMs))}
      />
      <IconButton
        label={t('delete')}
        icon={<Trash2 aria-hidden />}
        onPress={() => store.act((editor, timeMs) => remove(editor, id, timeMs))}
      />
    </div>
  );
}
