import { closestCenter } from '@dnd-kit/collision';
import { useSortable } from '@dnd-kit/react/sortable';
import type { Block } from '@platen/pages/blocks';
import { nameLengthMax } from '@platen/pages/limits';
import { hideBlock, nameBlock } from '@platen/pages/page-edits';
import { warningsOfBlock } from '@platen/pages/page-warnings';
import { ChevronDown, ChevronRight, Copy, Eye, EyeOff, GripVertical, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../../ui/text.ts';
import { BlockIcon } from '../block-icon.tsx';
import { pageEditorTexts } from '../editor.messages.ts';
import { IconButton } from '../icon-button.tsx';
import { blockName } from '../store/page-document.ts';
import { change, clone, hover, remove, select, toggleCollapsed } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import styles from './outline.module.css';
import type { OutlineRow } from './outline-rows.ts';

/** The duration of the sorting animation. */
const sortMs = 150;

/** One row of the section list. */
export function SectionRow({ row, index, canClone }: { row: OutlineRow; index: number; canClone: boolean }) {
  const t = useText(pageEditorTexts);
  const locale = useLocale();
  const store = usePageStore();
  const { block, depth } = row;
  const isSelected = usePage(({ session }) => session.selectedId === block.id);
  const isHovered = usePage(({ session }) => session.hoveredId === block.id);
  const name = blockName(block, locale);
  const hasWarning = !block.hidden && warningsOfBlock(block).length > 0;
  const { ref, handleRef, isDragging } = useSortable({
    id: block.id,
    index,
    // Always the nearest row, however far away the pointer is.
    collisionDetector: closestCenter,
    transition: { duration: sortMs, easing: 'ease' },
  });
  return (
    <li
      ref={ref}
      className={styles.row}
      data-id={block.id}
      data-selected={isSelected}
      data-hovered={isHovered}
      data-hidden={block.hidden}
      data-dragged={isDragging}
      style={{ paddingLeft: 4 + depth * 16 }}
      onPointerEnter={() => store.act((editor) => hover(editor, block.id))}
      onPointerLeave={() => store.act((editor) => hover(editor, undefined))}
    >
      <button
        type="button"
        ref={handleRef}
        className={styles.grip}
        aria-roledescription={t('sort.handle')}
        aria-label={t('move', { name })}
      >
        <GripVertical aria-hidden />
      </button>
      <Caret row={row} onToggle={() => store.act((editor) => toggleCollapsed(editor, block.id))} />
      <RowName block={block} name={name} isSelected={isSelected} />
      {hasWarning && <TriangleAlert className={styles.warning} role="img" aria-label={t('incomplete')} />}
      <RowTools block={block} name={name} canClone={canClone} />
    </li>
  );
}

/** The name of a block: pressed to select it, pressed twice to rename it. */
function RowName({ block, name, isSelected }: { block: Block; name: string; isSelected: boolean }) {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <RenameInput
        initial={block.name}
        label={t('rename')}
        onDone={(next) => {
          setRenaming(false);
          if (next === undefined) return;
          store.act((editor, timeMs) => change(editor, (now) => nameBlock(now, block.id, next), timeMs));
        }}
      />
    );
  }
  return (
    <button
      type="button"
      className={styles.name}
      aria-current={isSelected}
      onClick={() => store.act((editor) => select(editor, block.id))}
      onDoubleClick={() => setRenaming(true)}
      onKeyDown={(event) => {
        if (event.key === 'F2') setRenaming(true);
      }}
    >
      <BlockIcon type={block.type} />
      <span title={name}>{name}</span>
    </button>
  );
}

function RowTools({ block, name, canClone }: { block: Block; name: string; canClone: boolean }) {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  return (
    <>
      <span className={styles.tools}>
        <IconButton
          label={`${t('clone')} ${name}`}
          icon={<Copy aria-hidden />}
          isDisabled={!canClone}
          onPress={() => store.act((editor, timeMs) => clone(editor, block.id, timeMs))}
        />
        <IconButton
          label={`${t('delete')} ${name}`}
          icon={<Trash2 aria-hidden />}
          onPress={() => store.act((editor, timeMs) => remove(editor, block.id, timeMs))}
        />
      </span>
      <span className={styles.eye}>
        <IconButton
          label={`${block.hidden ? t('show') : t('hide')} ${name}`}
          icon={block.hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onPress={() =>
            store.act((editor, timeMs) => change(editor, (now) => hideBlock(now, block.id, !block.hidden), timeMs))
          }
        />
      </span>
    </>
  );
}

function Caret({ row, onToggle }: { row: OutlineRow; onToggle: () => void }) {
  const t = useText(pageEditorTexts);
  if (row.block.blocks.length === 0) return <span className={styles.caret} />;
  return (
    <button
      type="button"
      className={styles.caret}
      aria-expanded={row.isOpen}
      aria-label={row.isOpen ? t('close') : t('open')}
      onClick={onToggle}
    >
      {row.isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  );
}

function RenameInput(props: { initial: string; label: string; onDone: (next: string | undefined) => void }) {
  const [typed, setTyped] = useState(props.initial);
  return (
    <input
      className={styles.rename}
      aria-label={props.label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just started to type here
      autoFocus
      maxLength={nameLengthMax}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => props.onDone(typed.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') props.onDone(typed.trim());
        if (event.key === 'Escape') props.onDone(undefined);
      }}
    />
  );
}
