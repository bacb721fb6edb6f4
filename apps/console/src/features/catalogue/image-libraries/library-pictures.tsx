import type { ImageLibrary } from '@platen/model/catalogue/image-libraries';
import type { FileRef } from '@platen/model/files/blobs';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { Download, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { useText } from '../../../ui/text.ts';
import { useUploadService } from '../../../ui/upload/upload-service.ts';
import { copyLibraryImage } from './image-libraries.api.ts';
import { imageLibrariesTexts } from './image-libraries.messages.ts';
import styles from './library-pictures.module.css';

/** The images of a library: each can be downloaded or used in an order. */
export function LibraryPictures({ library }: { library: ImageLibrary }) {
  const t = useText(imageLibrariesTexts);
  if (library.preview_images.length === 0) return null;
  return (
    <DetailCard title={t('images')} note={t('pictures', { count: library.preview_images.length })}>
      <ul className={styles.list}>
        {library.preview_images.map((image) => (
          <LibraryPicture key={image.id} libraryId={library.id} image={image} />
        ))}
      </ul>
    </DetailCard>
  );
}

function LibraryPicture({ libraryId, image }: { libraryId: number; image: FileRef }) {
  const t = useText(imageLibrariesTexts);
  // Staff do not order.
  const canOrder = useCan()('form_orders.create');
  const { thumbnail } = useUploadService();
  const [copying, setCopying] = useState<'no' | 'busy' | 'done'>('no');
  const name = image.filename;
  const use = () => {
    setCopying('busy');
    // The request layer reports the failure.
    void copyLibraryImage(libraryId, image.id).then(
      () => setCopying('done'),
      () => setCopying('no'),
    );
  };
  return (
    <li className={styles.picture}>
      <img src={thumbnail(image.url)} alt="" loading="lazy" />
      <span className={styles.name}>{name}</span>
      <span className={styles.actions}>
        <a href={image.url} download={name} aria-label={t('downloadNamed', { name })} className={styles.download}>
          <Download aria-hidden />
          {t('download')}
        </a>
        {canOrder && copying !== 'done' && (
          <Button
            size="small"
            icon={<ShoppingBag aria-hidden />}
            loading={copying === 'busy'}
            onClick={use}
            aria-label={t('useNamed', { name })}
          >
            {t('use')}
          </Button>
        )}
      </span>
      {copying === 'done' && (
        <p className={styles.done} role="status">
          {t('used', { name })} <Link to="/sku_templates">{t('chooseTemplate')}</Link>
        </p>
      )}
    </li>
  );
}
