import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import type { CustomPage } from '@platen/model/storefront/custom-pages';
import { textIn } from '@platen/model/text/locale';
import { blockKinds } from '@platen/pages/blocks';
import { findBlock } from '@platen/pages/page-tree';
import { useNavigate } from '@tanstack/react-router';
import { PanelLeft, PanelRight } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { editorUploadTag } from '../../../../shared/files/editor-upload-tag.ts';
import { FieldServicesProvider } from '../../../../ui/fields/field-services.ts';
import { useUnsavedGuard } from '../../../../ui/form/use-unsaved-guard.ts';
import { useText } from '../../../../ui/text.ts';
import { breakpointsPx } from '../../../../ui/theme/layout.ts';
import { Columns } from '../../../../ui/workbench/columns.tsx';
import { EditorBar } from './bar/editor-bar.tsx';
import { BlockIcon } from './block-icon.tsx';
import { pageEditorTexts } from './editor.messages.ts';
import styles from './editor.module.css';
import { IconButton } from './icon-button.tsx';
import { useLinkSources } from './links/link-sources.ts';
import { SectionList } from './outline/section-list.tsx';
import { type PageDialog, PageDialogs } from './page-dialogs.tsx';
import { BlockPanel } from './panel/block-panel.tsx';
import type { PreviewHandle } from './preview/preview-handle.ts';
import { PreviewStage } from './preview/preview-stage.tsx';
import { usePageSaving } from './saving/use-page-saving.ts';
import { blockName, parseSections } from './store/page-document.ts';
import { openPage, sectionsOf, withSession } from './store/page-editor.ts';
import { createPageStore, PageStoreContext, usePage, usePageStore } from './store/page-store.ts';
import { type Dragged, usePageDrag, useSortAnnouncements } from './use-page-drag.ts';
import { usePageKeys } from './use-page-keys.ts';

/** The limits for images and videos of pages. Pages are read on phones, where larger files are of no use. */
const pictureMaxMb = 20;
const videoMaxMb = 100;
const pictureLimits = { extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif'] };

/** The editor of a page: its sections, the page itself, and the settings of the selection. */
export function PageEditorView({ page: opened }: { page: CustomPage }) {
  const navigate = useNavigate();
  const [store] = useState(() => {
    const isWide = window.innerWidth >= breakpointsPx.md;
    return createPageStore(openPage(parseSections(opened.configs), { panels: { left: isWide, right: isWide } }));
  });
  const [dialog, setDialog] = useState<PageDialog>();
  const preview = useRef<PreviewHandle>(null);
  const [frame, setFrame] = useState<Document>();
  const saving = usePageSaving(store, opened);
  const { page } = saving;
  useUnsavedGuard(saving.hasUnsaved);
  const linkSources = useLinkSources();
  const services = useMemo(
    () => ({ fonts: [], pictureMaxMb, pictureLimits, pictureTags: [editorUploadTag], videoMaxMb, linkSources }),
    [linkSources],
  );
  const drag = usePageDrag(store, preview);
  const announcements = useSortAnnouncements(store);
  const { save, isUnsaved, isBusy } = saving;
  const saveByKey = useCallback(() => {
    if (isUnsaved && !isBusy) void save();
  }, [save, isUnsaved, isBusy]);
  usePageKeys(store, saveByKey, frame);

  return (
    <PageStoreContext value={store}>
      <FieldServicesProvider value={services}>
        <DragDropProvider {...drag.context} plugins={announcements}>
          <div className={styles.frame}>
            <EditorBar
              page={page}
              isUnsaved={isUnsaved}
              isBusy={isBusy}
              onBack={() => void navigate({ to: '/custom_pages' })}
              onSave={() => void save()}
              onPublish={() => void saving.publish()}
              onRollback={() => void saving.rollBack()}
              onSchedule={() => setDialog('schedule')}
              onVersions={() => setDialog('versions')}
              onDetails={() => setDialog('details')}
              onView={() => window.open(page.public_url, '_blank', 'noopener')}
              onPreview={() => window.open(`/admin_custom_pages/preview?id=${page.id}`, '_blank')}
            />
            <PageColumns>
              <PreviewStage handle={preview} onReady={setFrame} isDragging={drag.dragged !== undefined} />
            </PageColumns>
          </div>
          <DragOverlay dropAnimation={null}>{drag.dragged && <DraggedLabel dragged={drag.dragged} />}</DragOverlay>
        </DragDropProvider>
        <PageDialogs open={dialog} saving={saving} onClose={() => setDialog(undefined)} />
      </FieldServicesProvider>
    </PageStoreContext>
  );
}

/** The list, the page and the settings; both side panels can be closed. */
function PageColumns({ children }: { children: ReactNode }) {
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

/** The label that follows the pointer during a drag. */
function DraggedLabel({ dragged }: { dragged: Dragged }) {
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
