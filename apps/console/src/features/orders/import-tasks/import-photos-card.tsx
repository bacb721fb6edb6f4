import type {
  ImportPhotos,
  ImportTaskDetail,
  PhotoAssignments,
  UnmatchedImportPhoto,
} from '@platen/model/orders/import-tasks';
import { fillInOrder } from '@platen/sheet/match-photos';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { unmatchedPhotosTexts } from '../../../shared/photos/unmatched-photos.messages.ts';
import { UnmatchedPhotos, useSlotLabel } from '../../../shared/photos/unmatched-photos.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { useText } from '../../../ui/text.ts';
import styles from './import-photos-card.module.css';
import { assignImportPhotos } from './import-tasks.api.ts';
import { importTasksTexts } from './import-tasks.messages.ts';

/** More at once do not help: each assigned photo makes room for the next. */
const shownMax = 20;

interface Props {
  taskId: number;
  photos: ImportPhotos;
  onChanged: (task: ImportTaskDetail) => void;
}

type Assignment = PhotoAssignments['assignments'][number];

/**
 * The photos of an import that match no row, with the rows that each can be assigned to; an assignment is stored
 * immediately.
 */
export function ImportPhotosCard({ taskId, photos, onChanged }: Props) {
  const t = useText(importTasksTexts);
  const tPhotos = useText(unmatchedPhotosTexts);
  const can = useCan();
  const canAssign = can('import_tasks.update');
  const saving = useMutation({
    mutationFn: (assignments: Assignment[]) => assignImportPhotos(taskId, { assignments }),
    onSuccess: onChanged,
  });
  const { assigned } = photos;
  const given = assigned.map(({ photo, row_number, column }): Assignment => ({ photo: photo.id, row_number, column }));
  const { unmatched, places, unmatchedCount } = useMemo(() => findUnassigned(photos), [photos]);
  const fillCount = Math.min(unmatched.length, places.length);
  const add = (pairs: readonly { photo: UnmatchedImportPhoto; place: (typeof places)[number] }[]) =>
    saving.mutate([
      ...given,
      ...pairs.map(({ photo: { id }, place: { row_number, column } }) => ({ photo: id, row_number, column })),
    ]);
  if (unmatchedCount + assigned.length === 0) return null;
  const matched = photos.matched_count > 0 ? t('photos.matched', { count: photos.matched_count }) : undefined;
  return (
    <DetailCard title={t('photos.title', { count: unmatchedCount })} note={matched}>
      {unmatchedCount > 0 && (
        <>
          <p className={styles.rule}>{places.length > 0 ? tPhotos('fillRules.order') : t('photos.noPlace')}</p>
          <ul className={styles.lines}>
            <UnmatchedPhotos
              photos={unmatched.slice(0, shownMax).map((photo) => ({
                key: photo.id,
                path: photo.path,
                url: photo.url,
                reason: reasonOf(photo),
                photo,
              }))}
              slots={canAssign ? places : []}
              onAssign={({ photo }, place) => add([{ photo, place }])}
              isBusy={saving.isPending}
            />
            {unmatchedCount > shownMax && (
              <li>{tPhotos('more', { count: String(unmatchedCount - Math.min(shownMax, unmatched.length)) })}</li>
            )}
          </ul>
          {canAssign && fillCount > 0 && (
            <Button loading={saving.isPending} onClick={() => add(fillInOrder(unmatched, places))}>
              {tPhotos('fill', { count: fillCount })}
            </Button>
          )}
        </>
      )}
      <AssignedPhotos
        assigned={assigned}
        isBusy={saving.isPending}
        onRemove={canAssign ? (id) => saving.mutate(given.filter(({ photo }) => photo !== id)) : undefined}
      />
      {photos.is_outdated && <p className={styles.rule}>{t('photos.outdated')}</p>}
    </DetailCard>
  );

  function reasonOf({ reason, row_number }: UnmatchedImportPhoto): string {
    return reason === 'no_cell' ? t('photos.noCell', { row: String(row_number) }) : tPhotos(`reasons.${reason}`);
  }
}

interface AssignedProps {
  assigned: ImportPhotos['assigned'];
  isBusy: boolean;
  /** Undefined if the user may not change assignments. */
  onRemove: ((photoId: Assignment['photo']) => void) | undefined;
}

function AssignedPhotos({ assigned, isBusy, onRemove }: AssignedProps) {
  const t = useText(importTasksTexts);
  const labelOf = useSlotLabel();
  if (assigned.length === 0) return null;
  return (
    <>
      <h3 className={styles.head}>{t('photos.assigned', { count: assigned.length })}</h3>
      <ul className={styles.lines}>
        {assigned.map(({ photo, row_number, no, label }) => (
          <li key={photo.id} className={styles.assigned}>
            <span>
              <b>{photo.path}</b> {labelOf({ row: row_number, no, name: label })}
            </span>
            {onRemove && (
              <Button
                size="small"
                type="link"
                disabled={isBusy}
                aria-label={t('photos.removeOne', { name: photo.path })}
                onClick={() => onRemove(photo.id)}
              >
                {t('photos.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the check found, without photos that were assigned since; photos that were unassigned since are listed again. */
function findUnassigned({ unmatched, unmatched_count, places, assigned }: ImportPhotos) {
  const assignedPhotos = new Set(assigned.map(({ photo }) => photo.id));
  const assignedSlots = new Set(assigned.map(({ row_number, column }) => `${row_number} ${column}`));
  const open = unmatched.filter(({ id }) => !assignedPhotos.has(id));
  return {
    unmatched: open,
    unmatchedCount: unmatched_count - (unmatched.length - open.length),
    places: places
      .filter(({ row_number, column }) => !assignedSlots.has(`${row_number} ${column}`))
      .map((place) => ({ ...place, row: place.row_number, name: place.label })),
  };
}
