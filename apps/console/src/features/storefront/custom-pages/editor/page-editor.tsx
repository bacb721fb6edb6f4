import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import type { CustomPage } from '@platen/model/storefront/custom-pages';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { editorUploadTag } from '../../../../shared/files/editor-upload-tag.ts';
import { FieldServicesProvider } from '../../../../ui/fields/field-services.ts';
import { useUnsavedGuard } from '../../../../ui/form/use-unsaved-guard.ts';
import { breakpointsPx } from '../../../../ui/theme/layout.ts';
import { EditorBar } from './bar/editor-bar.tsx';
import { DraggedLabel } from './dragged-label.tsx';
import styles from './editor.module.css';
import { useLinkSources } from './links/link-sources.ts';
import { PageColumns } from './page-columns.tsx';
import { type PageDialog, PageDialogs } from './page-dialogs.tsx';
import type { PreviewHandle } from './preview/preview-handle.ts';
import { PreviewStage } from './preview/preview-stage.tsx';
import { usePageSaving } from './saving/use-page-saving.ts';
import { parseSections } from './store/page-document.ts';
import { openPage } from './store/page-editor.ts';
import { createPageStore, PageStoreContext } from './store/page-store.ts';
import { pictureLimits, pictureMaxMb, videoMaxMb } from './upload-limits.ts';
import { usePageDrag } from './use-page-drag.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useSortAnnouncements } from './use-sort-announcements.ts';

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
