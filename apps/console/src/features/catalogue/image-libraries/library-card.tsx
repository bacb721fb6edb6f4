import type { ImageLibrary } from '@platen/model/catalogue/image-libraries';
import { linkOptions } from '@tanstack/react-router';
import { Images } from 'lucide-react';
import { PictureCard } from '../../../ui/grid/picture-card.tsx';
import { UserTags } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { imageLibrariesTexts } from './image-libraries.messages.ts';
import styles from './library-card.module.css';

/** A library in the grid, with its first preview image. */
export function LibraryCard({ library, isEager }: { library: ImageLibrary; isEager: boolean }) {
  const t = useText(imageLibrariesTexts);
  const { preview_images: pictures, description, library_category: category, tag_list: tags } = library;
  return (
    <PictureCard
      name={library.name}
      link={linkOptions({ to: '/image_libraries/$id', params: { id: String(library.id) } })}
      pictureUrl={pictures[0]?.url}
      isEager={isEager}
      count={
        pictures.length > 1 && (
          <>
            <Images role="img" aria-label={t('pictures', { count: pictures.length })} />
            {pictures.length}
          </>
        )
      }
    >
      <span className={styles.category}>{category?.name ?? t('noCategory')}</span>
      {description && <p className={styles.text}>{description}</p>}
      {tags.length > 0 && (
        <div className={styles.tags}>
          <UserTags names={tags} />
        </div>
      )}
    </PictureCard>
  );
}
