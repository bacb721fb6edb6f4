import { canAdd } from '@platen/pages/page-edits';
import { PanelLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../../../../ui/text.ts';
import { pageEditorTexts } from '../editor.messages.ts';
import { IconButton } from '../icon-button.tsx';
import { sectionsOf, withSession } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import { AddSection } from './add-block.tsx';
import styles from './outline.module.css';
import { rowsDuringDrag } from './outline-rows.ts';
import { Palette } from './palette.tsx';
import { SectionRow } from './section-row.tsx';

/** The sections of the page and their children, in order. */
export function SectionList() {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const sections = usePage(sectionsOf);
  const collapsed = usePage(({ session }) => session.collapsed);
  const draggedId = usePage(({ session }) => session.draggedId);
  const overId = usePage(({ session }) => session.overId);
  const rows = useMemo(
    () => rowsDuringDrag(sections, { collapsed, draggedId, overId }),
    [sections, collapsed, draggedId, overId],
  );
  return (
    <section className={styles.panel} aria-label={t('structure')}>
      <header className={styles.head}>
        <h2>{t('structure')}</h2>
        <span>{t('sectionCount', { count: sections.length })}</span>
        <IconButton
          label={t('leftPanel')}
          icon={<PanelLeft aria-hidden />}
          onPress={() =>
            store.act((editor) => withSession(editor, { panels: { ...editor.session.panels, left: false } }))
          }
        />
      </header>
      <div className={styles.body}>
        {rows.length === 0 && <p className={styles.empty}>{t('noSections')}</p>}
        <ul className={styles.rows}>
          {rows.map((row, index) => (
            <SectionRow
              key={row.block.id}
              row={row}
              index={index}
              canClone={canAdd(sections, row.parentId, row.block.type)}
            />
          ))}
        </ul>
        <AddSection />
      </div>
      <Palette />
    </section>
  );
}
