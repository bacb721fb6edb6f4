import { type Block, blockKindOf } from '@platen/pages/blocks';
import { useLocale } from 'use-intl';
import { Picture } from '../../../../../ui/pictures/picture.tsx';
import { thumbnailWidthPx } from '../../../../../ui/pictures/picture-url.ts';
import { useText } from '../../../../../ui/text.ts';
import { BlockIcon } from '../block-icon.tsx';
import { pageEditorTexts } from '../editor.messages.ts';
import { AddInside } from '../outline/add-block.tsx';
import { blockName } from '../store/page-document.ts';
import { hover, select } from '../store/page-editor.ts';
import { usePageStore } from '../store/page-store.ts';
import styles from './panel.module.css';

/** The children of a block, with buttons to add some. */
export function ChildCards({ block }: { block: Block }) {
  const t = useText(pageEditorTexts);
  return (
    <div className={styles.section}>
      <div className={styles.title}>
        <h3>{t('inside')}</h3>
        <span>{block.blocks.length}</span>
      </div>
      {block.blocks.length === 0 && <p className={styles.note}>{t('noChildren')}</p>}
      <ul className={styles.cards}>
        {block.blocks.map((child) => (
          <ChildCard key={child.id} child={child} />
        ))}
      </ul>
      <AddInside parentId={block.id} className={styles.add} />
      {hasZones(block) && <p className={styles.note}>{t('zoneHint')}</p>}
    </div>
  );
}

function ChildCard({ child }: { child: Block }) {
  const t = useText(pageEditorTexts);
  const locale = useLocale();
  const store = usePageStore();
  const settings = child.settings as { image?: { url: string }; link?: string };
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-hidden={child.hidden}
        onClick={() => store.act((editor) => select(editor, child.id))}
        onPointerEnter={() => store.act((editor) => hover(editor, child.id))}
        onPointerLeave={() => store.act((editor) => hover(editor, undefined))}
      >
        {settings.image?.url ? (
          <span className={styles.thumbnail}>
            <Picture url={settings.image.url} alt="" widthPx={thumbnailWidthPx} />
          </span>
        ) : (
          <BlockIcon type={child.type} />
        )}
        <b>{blockName(child, locale)}</b>
        {child.hidden && <span className={styles.note}>{t('hidden')}</span>}
        {blockKindOf(child).isZone && settings.link === '' && <em>{t('noLink')}</em>}
      </button>
    </li>
  );
}

function hasZones(block: Block): boolean {
  return Object.keys(blockKindOf(block).children).some((type) => blockKindOf({ type: type as Block['type'] }).isZone);
}
