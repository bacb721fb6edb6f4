import { PanelLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../ui/text.ts';
import { pageEditorTexts } from './editor.messages.ts';
import styles from './editor.module.css';
import { IconButton } from './icon-button.tsx';
import { SectionList } from './outline/section-list.tsx';
import { BlockPanel } from './panel/block-panel.tsx';
import { withSession } from './store/page-editor.ts';
import { usePage, usePageStore } from './store/page-store.ts';

/** The list, the page and the settings, side by side; both sides can be closed. */
export function Columns({ children }: { children: ReactNode }) {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const panels = usePage(({ session }) => session.panels);
  const open = (side: 'left' | 'right') =>
    store.act((editor) => withSession(editor, { panels: { ...editor.session.panels, [side]: true } }));
  return (
    <div className={styles.columns}>
      {panels.left && (
        <aside className={styles.left}>
          <SectionList />
        </aside>
      )}
      <main id="main" className={styles.middle} tabIndex={-1}>
        {children}
        {!panels.left && (
          <span className={styles.openLeft}>
            <IconButton label={t('leftPanel')} icon={<PanelLeft aria-hidden />} onPress={() => open('left')} />
          </span>
        )}
        {!panels.right && (
          <span className={styles.openRight}>
            <IconButton label={t('rightPanel')} icon={<PanelRight aria-hidden />} onPress={() => open('right')} />
          </span>
        )}
      </main>
      {panels.right && (
        <aside className={styles.right}>
          <BlockPanel />
        </aside>
      )}
    </div>
  );
}
