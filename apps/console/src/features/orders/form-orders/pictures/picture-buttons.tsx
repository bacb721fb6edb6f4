import { Dropdown } from 'antd';
import { FileImage, FolderOpen, Images } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../ui/text.ts';
import { chosenFiles, type SuppliedFile } from '../../../../ui/upload/dropped-files.ts';
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
