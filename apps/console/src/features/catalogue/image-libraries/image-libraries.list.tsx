import { type ImageLibrary, imageLibraryList } from '@platen/model/catalogue/image-libraries';
import { useQuery } from '@tanstack/react-query';
import { CategoryCascader } from '../../../shared/fields/category-cascader.tsx';
import { tagNamesQuery } from '../../../shared/fields/tag-options.ts';
import { GridScreen } from '../../../ui/grid/grid-screen.tsx';
import type { Filter } from '../../../ui/list/list.types.ts';
import { useText } from '../../../ui/text.ts';
import { imageLibraries } from './image-libraries.api.ts';
import { imageLibrariesTexts } from './image-libraries.messages.ts';
import { LibraryCard } from './library-card.tsx';
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
