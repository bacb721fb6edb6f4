import { type ImageLibrary, imageLibraryList } from '@platen/model/catalogue/image-libraries';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Images } from 'lucide-react';
import { CategoryCascader } from '../../../shared/fields/category-cascader.tsx';
import { tagNamesQuery } from '../../../shared/fields/tag-options.ts';
import { GridScreen } from '../../../ui/grid/grid-screen.tsx';
import { PictureCard } from '../../../ui/grid/picture-card.tsx';
import type { Filter } from '../../../ui/list/list.types.ts';
import { UserTags } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { imageLibraries } from './image-libraries.api.ts';
import { imageLibrariesTexts } from './image-libraries.messages.ts';
import styles from './library-card.module.css';
import { useCreateImageLibrary } from './use-image-library-actions.tsx';

type FilterName = Extract<keyof (typeof imageLibraryList)['filters'], string>;

const pageSizes = [10, 20, 30, 50] as const;
/** The number of cards that are visible without scrolling. */
const eagerCards = 5;

export function ImageLibraryGallery() {
  const t = useText(imageLibrariesTexts);
  const { data: tagNames = [] } = useQuery(tagNamesQuery('ImageLibrary'));
  const filters: Filter<FilterName>[] = [
    { kind: 'text', name: 'name_cont', label: t('name'), placeholder: t('namePlaceholder') },
    {
      kind: 'custom',
      name: 'library_category_id_eq',
      label: t('category'),
      render: ({ id, value, onChange }) => (
        <CategoryCascader
          id={id}
          tree="library_categories"
          value={value === undefined ? undefined : Number(value)}
          onChange={(next) => onChange(next === undefined ? undefined : String(next))}
          placeholder={t('categoryPlaceholder')}
        />
      ),
    },
    {
      kind: 'tags',
      name: 'tags_name_in',
      label: t('tags'),
      placeholder: t('tagsPlaceholder'),
      options: tagNames.map((name) => ({ value: name, label: name })),
    },
  ];
  const [create] = useCreateImageLibrary();
  return (
    <GridScreen<ImageLibrary>
      title={t('title')}
      description={t('description')}
      source={imageLibraries}
      filters={filters}
      density="roomy"
      pageSize={imageLibraryList.pageSize}
      pageSizes={pageSizes}
      renderCard={(library, index) => <LibraryCard library={library} isEager={index < eagerCards} />}
      actions={create ? [create] : []}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), ...(create && { action: create }) }}
    />
  );
}

/** A library in the grid, with its first preview image. */
function LibraryCard({ library, isEager }: { library: ImageLibrary; isEager: boolean }) {
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
