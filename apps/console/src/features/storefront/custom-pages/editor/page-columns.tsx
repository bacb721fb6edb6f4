import { PanelLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../ui/text.ts';
import { Columns } from '../../../../ui/workbench/columns.tsx';
import { pageEditorTexts } from './editor.messages.ts';
import { IconButton } from './icon-button.tsx';
import { SectionList } from './outline/section-list.tsx';
import { BlockPanel } from './panel/block-panel.tsx';
import { withSession } from './store/page-editor.ts';
import { usePage, usePageStore } from './store/page-store.ts';

/** The list, the page and the settings; both side panels can be closed. */
export function PageColumns({ children }: { children: ReactNode }) {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const panels = usePage(({ session }) => session.panels);
  const open = (side: 'left' | 'right') =>
    store.act((editor) => withSession(editor, { panels: { ...editor.session.panels, [side]: true } }));
  return (
    <Columns
      panels={panels}
      left={<SectionList />}
      right={<BlockPanel />}
      panelToggles={{
        left: <IconButton label={t('leftPanel')} icon={<PanelLeft aria-hidden />} onPress={() => open('left')} />,
        right: <IconButton label={t('rightPanel')} icon={<PanelRight aria-hidden />} onPress={() => open('right')} />,
      }}
    >
      {children}
    </Columns>
  );
}
