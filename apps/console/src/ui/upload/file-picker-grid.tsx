import { blobOptions } from '@platen/model/files/blobs';
import type { Page } from '@platen/model/lists/lists';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Check, FileText, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { EmptyArt } from '../art/empty-art.tsx';
import { confirm, showSuccess } from '../feedback.tsx';
import { formatMinute } from '../formats.ts';
import { FailureState } from '../states/failure-state.tsx';
import { ScreenState } from '../states/screen-state.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import { isShownPicture } from './content-types.ts';
import { filePickerTexts } from './file-picker.messages.ts';
import styles from './file-picker.module.css';
import { formatBytes } from './file-size.ts';
import { IconButton } from './icon-button.tsx';
import { gridTarget } from './picked-files.ts';
import type { ListedFile, StoredFile } from './upload.types.ts';
import { useUploadService } from './upload-service.ts';

interface Props {
  query: UseQueryResult<Page<ListedFile>>;
  isFiltered: boolean;
  onClearFilter: () => void;
  isSingle: boolean;
  /** The field already has it. */
  isTaken: (id: number) => boolean;
  picks: { has: (id: number) => boolean; isFull: boolean; toggle: (file: StoredFile) => void };
  onConfirm: () => void;
  onDeleted: (id: number) => Promise<unknown>;
}

/** The files of a page, or why there are none. Arrow keys move from file to file, Enter confirms the selection. */
export function FilePickerGrid(props: Props) {
  const t = useText(filePickerTexts);
  const ui = useText(uiTexts);
  const { query, picks } = props;
  const grid = useRef<HTMLUListElement>(null);

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') return props.onConfirm();
    const inputs = [...(grid.current?.querySelectorAll('input') ?? [])];
    const index = inputs.indexOf(event.currentTarget);
    if (index < 0 || !grid.current) return;
    const columns = getComputedStyle(grid.current).gridTemplateColumns.split(' ').length;
    const target = gridTarget(event.key, index, inputs.length, columns);
    if (target === undefined) return;
    event.preventDefault();
    inputs[target]?.focus();
  }

  if (query.isPending) {
    return (
      <div className={styles.grid} aria-busy>
        {Array.from({ length: blobOptions.pageSize }, (_, index) => (
          <Skeleton.Node key={index} active className={styles.blank} />
        ))}
      </div>
    );
  }
  if (query.isError && !query.data) {
    return (
      <FailureState
        cause={query.error}
        title={ui('listFailed', { title: t('listName') })}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const files = query.data?.data ?? [];
  if (files.length === 0) {
    return props.isFiltered ? (
      <ScreenState
        art={<EmptyArt />}
        title={ui('filteredEmptyTitle')}
        actions={<Button onClick={props.onClearFilter}>{ui('clearFilters')}</Button>}
      />
    ) : (
      <ScreenState art={<EmptyArt />} title={t('emptyTitle')} text={t('emptyText')} />
    );
  }
  return (
    <ul
      ref={grid}
      className={styles.grid}
      aria-label={t('list')}
      aria-busy={query.isPlaceholderData}
      data-stale={query.isPlaceholderData}
    >
      {files.map((file) => (
        <FilePickerTile
          key={file.id}
          file={file}
          isSingle={props.isSingle}
          isPicked={picks.has(file.id)}
          isTaken={props.isTaken(file.id)}
          isDisabled={props.isTaken(file.id) || (picks.isFull && !picks.has(file.id))}
          onToggle={() => picks.toggle(file)}
          onKeyDown={move}
          onDeleted={() => props.onDeleted(file.id)}
        />
      ))}
    </ul>
  );
}

interface FilePickerTileProps {
  file: ListedFile;
  isSingle: boolean;
  isPicked: boolean;
  /** The field already has it. */
  isTaken: boolean;
  isDisabled: boolean;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onDeleted: () => Promise<unknown>;
}

/** One stored file: a checkbox for the keyboard and screen readers, visually an image. */
function FilePickerTile({
  file,
  isSingle,
  isPicked,
  isTaken,
  isDisabled,
  onToggle,
  onKeyDown,
  onDeleted,
}: FilePickerTileProps) {
  const t = useText(filePickerTexts);
  const { thumbnail, remove } = useUploadService();
  const [isDeleting, setDeleting] = useState(false);
  const { filename: name } = file;

  async function deleteFile() {
    const texts = { title: t('deleteTitle'), text: t('deleteText', { name }), okText: t('deleteOk') };
    if (!remove || !(await confirm({ ...texts, isDanger: true }))) return;
    setDeleting(true);
    try {
      await remove(file.id);
      showSuccess(t('deleted'));
      await onDeleted();
    } catch {
      // The request layer reports it: the message names a file that is in use.
    } finally {
      setDeleting(false);
    }
  }

  const size = file.widthPx && file.heightPx ? `${file.widthPx} × ${file.heightPx} · ` : '';
  return (
    <li className={styles.tile} data-picked={isPicked} data-taken={isTaken} data-disabled={isDisabled}>
      <label className={styles.label} title={[name, ...file.tags].join(' · ')}>
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={isSingle ? 'picked-file' : undefined}
          checked={isPicked || isTaken}
          disabled={isDisabled}
          onChange={onToggle}
          onKeyDown={onKeyDown}
        />
        <span className={styles.picture}>
          {isShownPicture(name) ? <img src={thumbnail(file.url)} alt="" loading="lazy" /> : <FileText aria-hidden />}
          <span className={styles.mark} aria-hidden>
            <Check />
          </span>
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>
          {size}
          {formatBytes(file.byteSize)}
        </span>
        <span className={styles.meta}>{formatMinute(file.uploadedAt)}</span>
      </label>
      {remove && (
        <span className={styles.delete}>
          <IconButton
            label={t('delete', { name })}
            icon={<Trash2 aria-hidden />}
            disabled={isDeleting}
            onClick={() => void deleteFile()}
          />
        </span>
      )}
    </li>
  );
}
