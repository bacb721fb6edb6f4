import { tagLengthMax } from '@platen/model/files/tags';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../text.ts';
import { DropZone } from './drop-zone.tsx';
import { FileFindingList } from './file-finding-list.tsx';
import type { FileLimits } from './file-limits.ts';
import { filePickerTexts } from './file-picker.messages.ts';
import styles from './file-picker.module.css';
import { PendingItem } from './pending-item.tsx';
import type { StoredFile } from './upload.types.ts';
import { useUploadService } from './upload-service.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useUploads } from './use-uploads.ts';

export interface PickerFilter {
  filename: string;
  tags: readonly string[];
}

interface Props {
  limits: FileLimits;
  filter: PickerFilter;
  onFilter: (next: PickerFilter) => void;
  /** The default tags of new files: without them they would not be in the initial list. */
  tags: readonly string[];
  onUploaded: (stored: StoredFile) => void;
}

/** How many files may be uploaded at once; the limit of the field is separate. */
const uploadsAtOnceMax = 20;

/** Above the files: the filters, and the upload button. */
export function FilePickerTools({ limits, filter, onFilter, tags: ownTags, onUploaded }: Props) {
  const t = useText(filePickerTexts);
  const service = useUploadService();
  const tags = useQuery({ queryKey: ['files', 'tags'], queryFn: ({ signal }) => service.tags(signal) });
  const tagOptions = (tags.data ?? []).map((name) => ({ value: name, label: name }));
  const [newTags, setNewTags] = useState<string[]>([...ownTags]);

  const uploads = useUploads({
    limits: { ...limits, count: uploadsAtOnceMax },
    taken: 0,
    tags: newTags,
    onStored: onUploaded,
  });
  const { isOver, handlers } = useFileDrop((files) => void uploads.add(files));
  return (
    <div className={styles.tools} data-over={isOver} {...handlers}>
      <div className={styles.filters}>
        <Input
          prefix={<Search aria-hidden />}
          allowClear
          value={filter.filename}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={(event) => onFilter({ ...filter, filename: event.target.value })}
        />
        <Select
          mode="multiple"
          allowClear
          maxTagCount="responsive"
          aria-label={t('tags')}
          placeholder={t('tags')}
          options={tagOptions}
          value={[...filter.tags]}
          onChange={(next: string[]) => onFilter({ ...filter, tags: next })}
        />
        <Select
          mode="tags"
          allowClear
          maxTagCount="responsive"
          aria-label={t('uploadTags')}
          placeholder={t('uploadTags')}
          tokenSeparators={[',', '，']}
          options={tagOptions}
          value={newTags}
          onChange={(next: string[]) => setNewTags(next.map((name) => name.trim().slice(0, tagLengthMax)))}
        />
        <DropZone
          id={undefined}
          variant="rows"
          extensions={limits.extensions}
          isMultiple
          isReplacing={false}
          onFiles={(files) => void uploads.add(files)}
          describedBy={undefined}
        />
      </div>
      {uploads.pending.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.pending.map((upload) => (
            <PendingItem
              key={upload.key}
              variant="rows"
              upload={upload}
              onCancel={() => uploads.cancel(upload.key)}
              onRetry={() => uploads.retry(upload.key)}
            />
          ))}
        </ul>
      )}
      <FileFindingList findings={uploads.findings} onDismiss={uploads.dismiss} />
    </div>
  );
}
