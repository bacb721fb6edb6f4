import { textIn } from '@platen/model/text/locale';
import { type BlockType, blockKinds, childTypesOf, sectionTypes } from '@platen/pages/blocks';
import { sectionsMax } from '@platen/pages/limits';
import { canAdd } from '@platen/pages/page-edits';
import { findBlock } from '@platen/pages/page-tree';
import { Dropdown } from 'antd';
import { Plus } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../../ui/text.ts';
import { BlockIcon } from '../block-icon.tsx';
import { pageEditorTexts } from '../editor.messages.ts';
import { add, sectionsOf } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import styles from './outline.module.css';

const atEnd = Number.MAX_SAFE_INTEGER;

/** Adds a section: a menu of the kinds, in which kinds that have reached their limit are disabled. */
export function AddSection() {
  const t = useText(pageEditorTexts);
  const locale = useLocale();
  const store = usePageStore();
  const sections = usePage(sectionsOf);
  const isFull = sections.length >= sectionsMax;
  const items = sectionTypes.map((type) => ({
    key: type,
    icon: <BlockIcon type={type} />,
    label: textIn(blockKinds[type].label, locale),
    onClick: () => store.act((editor, timeMs) => add(editor, type, { parentId: null, index: atEnd }, timeMs)),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} disabled={isFull}>
      <button type="button" className={styles.add} disabled={isFull}>
        <Plus aria-hidden />
        {isFull ? t('full', { count: String(sectionsMax) }) : t('addSection')}
      </button>
    </Dropdown>
  );
}

/** Adds a child to a block: one button for each kind that it may contain. */
export function AddInside({ parentId, className }: { parentId: string; className?: string | undefined }) {
  const t = useText(pageEditorTexts);
  const locale = useLocale();
  const store = usePageStore();
  const sections = usePage(sectionsOf);
  const parent = findBlock(sections, parentId);
  if (!parent) return null;
  const limits: Readonly<Record<string, number>> = blockKinds[parent.type].children;
  return childTypesOf(parent.type).map((type: BlockType) => {
    const hasRoom = canAdd(sections, parentId, type);
    return (
      <button
        key={type}
        type="button"
        className={className ?? styles.add}
        disabled={!hasRoom}
        onClick={() => store.act((editor, timeMs) => add(editor, type, { parentId, index: atEnd }, timeMs))}
      >
        <Plus aria-hidden />
        {hasRoom
          ? t('addBlock', { kind: textIn(blockKinds[type].label, locale).toLowerCase() })
          : t('full', { count: String(limits[type]) })}
      </button>
    );
  });
}
