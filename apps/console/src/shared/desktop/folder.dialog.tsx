import type { FolderEntry, FolderListing } from '@platen/model/orders/desktop';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { ArrowUp, FileSpreadsheet, Folder } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../ui/text.ts';
import { formatBytes } from '../../ui/upload/file-size.ts';
import { callDesktop } from './bridge.ts';
import { folderTexts } from './folder.messages.ts';
import styles from './folder.module.css';

const widthPx = 640;

/** What to select: an order sheet, or a folder to save into. */
export type PathKind = 'sheets' | 'folders';

interface Props {
  wants: PathKind;
  onChosen: (path: string) => void;
  onClose: () => void;
}

function listFolder(path: string | undefined, wants: PathKind): Promise<FolderListing> {
  const at = path === undefined ? '' : `&path=${encodeURIComponent(path)}`;
  return callDesktop('GET', `/folders?wants=${wants}${at}`);
}

/** The folders and order sheets of this computer. */
export function FolderDialog({ wants, onChosen, onClose }: Props) {
  const t = useText(folderTexts);
  const [path, setPath] = useState<string>();
  const { data, isError } = useQuery({
    queryKey: ['desktop', 'folder', wants, path],
    queryFn: () => listFolder(path, wants),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const open = ({ is_folder, path: chosen }: FolderEntry) => (is_folder ? setPath(chosen) : onChosen(chosen));
  const choose = wants === 'folders' && (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="primary" disabled={!data || isError} onClick={() => data && onChosen(data.path)}>
        {t('useFolder')}
      </Button>
    </>
  );
  return (
    <Modal open centered width={widthPx} title={t(wants)} footer={choose || null} onCancel={onClose}>
      <div className={styles.path}>
        <Button
          size="small"
          icon={<ArrowUp aria-hidden />}
          aria-label={t('up')}
          disabled={!data || data.parent === null}
          onClick={() => data?.parent && setPath(data.parent)}
        />
        <span>{data?.path}</span>
      </div>
      <div className={styles.folder}>
        <ul className={styles.places} aria-label={t('places')}>
          {data?.places.map((place) => (
            <li key={place.path}>
              <button type="button" className={styles.entry} onClick={() => setPath(place.path)}>
                <Folder aria-hidden />
                <span>{place.name}</span>
              </button>
            </li>
          ))}
        </ul>
        <ul className={styles.entries} aria-label={t(wants)}>
          {isError && <li className={styles.none}>{t('unreadable')}</li>}
          {!isError && data?.entries.length === 0 && (
            <li className={styles.none}>{t(wants === 'sheets' ? 'noSheets' : 'noFolders')}</li>
          )}
          {!isError &&
            data?.entries.map((entry) => (
              <li key={entry.path}>
                <button type="button" className={styles.entry} onClick={() => open(entry)}>
                  {entry.is_folder ? <Folder aria-hidden /> : <FileSpreadsheet aria-hidden />}
                  <span>{entry.name}</span>
                  {!entry.is_folder && <span>{formatBytes(entry.size)}</span>}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </Modal>
  );
}
