import { Dropdown } from 'antd';
import { FileImage, FolderOpen, Images } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { chosenFiles, droppedFiles, type SuppliedFile } from '../../../../ui/upload/dropped-files.ts';
import { defaultLimits } from '../../../../ui/upload/file-limits.ts';
import { picturesTexts } from './pictures.messages.ts';
import styles from './pictures.module.css';

const accept = defaultLimits.extensions.map((extension) => `.${extension}`).join(',');

/** The same as dropping files, for users who cannot drag a folder. */
export function PictureButtons({ onFiles }: { onFiles: (files: SuppliedFile[]) => void }) {
  const t = useText(picturesTexts);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  // React does not know the attribute.
  useEffect(() => folder.current?.setAttribute('webkitdirectory', ''), []);
  const addFiles = (input: HTMLInputElement) => {
    onFiles(chosenFiles(input.files));
    // Otherwise selecting the same files again would not fire an event.
    input.value = '';
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'rule',
              type: 'group',
              // The naming rule is shown before the selection, while files can still be renamed.
              label: <span className={styles.hint}>{t('hint')}</span>,
              children: [
                {
                  key: 'files',
                  label: t('files'),
                  icon: <FileImage aria-hidden />,
                  onClick: () => files.current?.click(),
                },
                {
                  key: 'folder',
                  label: t('folder'),
                  icon: <FolderOpen aria-hidden />,
                  onClick: () => folder.current?.click(),
                },
              ],
            },
          ],
        }}
      >
        <button type="button" className={styles.addFiles} title={t('hint')}>
          <Images aria-hidden />
          {t('addImages')}
        </button>
      </Dropdown>
      <input ref={files} type="file" hidden multiple accept={accept} onChange={(event) => addFiles(event.target)} />
      <input ref={folder} type="file" hidden multiple onChange={(event) => addFiles(event.target)} />
    </>
  );
}

/**
 * Whether a drop is meant for the single cell below the pointer: one file on a single-image cell, or files on the cell
 * of finished images. A folder has no type and is meant for all rows.
 */
function isForCell({ target, dataTransfer }: DragEvent): boolean {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const isUpload = cell?.querySelector('input[type="file"]') !== null && cell !== null;
  const files = [...dataTransfer.items];
  if (!isUpload || files.some(({ type }) => type === '')) return false;
  return files.length === 1 || cell.dataset['column'] === 'images';
}

/** Accepts files and folders that are dropped anywhere on the orders, except those that are meant for one cell. */
export function usePictureDrop(onFiles: (files: SuppliedFile[]) => void) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  function enter(event: DragEvent, step: 1 | -1) {
    if (!isOurs(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0 && !isForCell(event));
    // Otherwise the cell below would highlight itself for a drop that is not meant for it.
    if (!isForCell(event)) event.stopPropagation();
  }

  const handlers = {
    onDragEnterCapture: (event: DragEvent) => enter(event, 1),
    onDragLeaveCapture: (event: DragEvent) => enter(event, -1),
    onDragOver: (event: DragEvent) => {
      if (isOurs(event)) event.preventDefault();
    },
    onDropCapture: (event: DragEvent) => {
      depth.current = 0;
      setOver(false);
      if (!isOurs(event) || isForCell(event)) return;
      event.preventDefault();
      event.stopPropagation();
      void droppedFiles(event.dataTransfer).then(onFiles);
    },
  };
  return { isOver, handlers };
}
