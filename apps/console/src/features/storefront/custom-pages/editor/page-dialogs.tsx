import { RenamePageDialog } from '../page-details.dialog.tsx';
import { ConflictDialog } from './saving/conflict.dialog.tsx';
import { ScheduleDialog } from './saving/schedule.dialog.tsx';
import type { PageSaving } from './saving/use-page-saving.ts';
import { VersionsDialog } from './saving/versions.dialog.tsx';

export type PageDialog = 'details' | 'schedule' | 'versions';

interface Props {
  /** The dialog that the user has opened. */
  open: PageDialog | undefined;
  saving: PageSaving;
  onClose: () => void;
}

/** The dialogs of the page editor: those that the user opens, and the one about a conflict. */
export function PageDialogs({ open, saving, onClose }: Props) {
  const { page, conflict } = saving;
  return (
    <>
      {open === 'details' && (
        <RenamePageDialog
          page={page}
          revision={page.revision}
          onSaved={(next) => Promise.resolve(saving.acceptPage(next))}
          onClose={onClose}
        />
      )}
      {open === 'schedule' && (
        <ScheduleDialog
          page={page}
          beforeSend={saving.saveFirst}
          revision={saving.revision}
          onChanged={saving.acceptPage}
          onClose={onClose}
        />
      )}
      {open === 'versions' && <VersionsDialog page={page} onRestored={saving.load} onClose={onClose} />}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onLoad={() => void saving.loadTheirs()}
          onOverwrite={() => void saving.overwrite()}
          onClose={saving.closeConflict}
        />
      )}
    </>
  );
}
