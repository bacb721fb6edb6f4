import { blobOptions } from '@platen/model/files/blobs';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Pagination } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../hooks/use-debounced.ts';
import { useText } from '../text.ts';
import { galleryDebounceMs } from '../timing.ts';
import { uiTexts } from '../ui.messages.ts';
import { contentTypesOf } from './content-types.ts';
import type { FileLimits } from './file-limits.ts';
import { filePickerTexts } from './file-picker.messages.ts';
import styles from './file-picker.module.css';
import { FilePickerGrid } from './file-picker-grid.tsx';
import { FilePickerTools, type PickerFilter } from './file-picker-tools.tsx';
import { pickFile } from './picked-files.ts';
import type { StoredFile } from './upload.types.ts';
import { useUploadService } from './upload-service.ts';

/** Every query for stored files is below this key, and is refetched after one was added or deleted. */
const filesKey = ['files'];
const everything: PickerFilter = { filename: '', tags: [] };

interface Props {
  limits: FileLimits;
  /** What the field already contains. */
  taken: readonly StoredFile[];
  /** The initial filter: files with these tags. New files get them too. */
  tags?: readonly string[];
  onChoose: (files: StoredFile[]) => void;
  onClose: () => void;
}

/** Selects among the stored files, and uploads new ones. */
export function FilePickerDialog({ limits, taken, tags = everything.tags, onChoose, onClose }: Props) {
  const t = useText(filePickerTexts);
  const ui = useText(uiTexts);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  const [filter, setFilter] = useState<PickerFilter>({ ...everything, tags: [...tags] });
  const limit = limits.count === 1 ? 1 : limits.count - taken.length;
  const { picked, ...picks } = usePickedFiles(limit);

  const { query, page, setPage } = useStoredFiles(filter, limits);
  const refresh = () => client.invalidateQueries({ queryKey: filesKey });

  function confirm() {
    if (picked.length === 0) return;
    onChoose([...picked]);
    setOpen(false);
  }

  const meta = query.data?.meta;
  return (
    <Modal
      open={isOpen}
      title={limit === 1 ? t('titleOne') : t('title')}
      width={900}
      centered
      className={styles.dialog}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <div className={styles.footer}>
          <span className={styles.count} aria-live="polite">
            {t('chosen', { count: String(picked.length), limit: String(limit) })}
          </span>
          <Button onClick={() => setOpen(false)}>{ui('cancel')}</Button>
          <Button type="primary" disabled={picked.length === 0} onClick={confirm}>
            {t('use')}
          </Button>
        </div>
      }
    >
      <FilePickerTools
        limits={limits}
        filter={filter}
        onFilter={setFilter}
        tags={tags}
        onUploaded={(stored) => {
          picks.add(stored);
          void refresh();
        }}
      />
      <div className={styles.body}>
        <FilePickerGrid
          query={query}
          isFiltered={filter.filename !== '' || filter.tags.length > 0}
          onClearFilter={() => setFilter(everything)}
          isSingle={limit === 1}
          isTaken={(id) => limits.count > 1 && taken.some((file) => file.id === id)}
          picks={picks}
          onConfirm={confirm}
          onDeleted={async (id) => {
            picks.forget(id);
            await refresh();
          }}
        />
      </div>
      {meta && meta.total > blobOptions.pageSize && (
        <Pagination
          className={styles.pages}
          size="small"
          current={page}
          pageSize={blobOptions.pageSize}
          total={meta.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </Modal>
  );
}

/** A page of the stored files that match the filter and that the field accepts. */
function useStoredFiles(filter: PickerFilter, limits: FileLimits) {
  const service = useUploadService();
  const filename = useDebounced(filter.filename.trim(), galleryDebounceMs);
  // Another filter starts at its first page.
  const filterText = JSON.stringify([filename, filter.tags]);
  const [place, setPlace] = useState({ of: filterText, page: 1 });
  const page = place.of === filterText ? place.page : 1;
  const params = { page, filename, tags: filter.tags, contentTypes: contentTypesOf(limits.extensions) };
  const query = useQuery({
    queryKey: [...filesKey, params],
    queryFn: ({ signal }) => service.list(params, signal),
    placeholderData: keepPreviousData,
  });
  return { query, page, setPage: (next: number) => setPlace({ of: filterText, page: next }) };
}

/** The selection across all pages. */
function usePickedFiles(limit: number) {
  const [picked, setPicked] = useState<readonly StoredFile[]>([]);
  return {
    picked,
    has: (id: number) => picked.some((file) => file.id === id),
    isFull: limit > 1 && picked.length >= limit,
    toggle: (file: StoredFile) => setPicked((current) => pickFile(current, file, limit)),
    add: (file: StoredFile) =>
      setPicked((current) => (current.some(({ id }) => id === file.id) ? current : pickFile(current, file, limit))),
    forget: (id: number) => setPicked((current) => current.filter((file) => file.id !== id)),
  };
}
