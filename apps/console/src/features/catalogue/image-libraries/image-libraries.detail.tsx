import type { ImageLibrary } from '@platen/model/catalogue/image-libraries';
import { useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { PictureDetail, PictureDetailSkeleton } from '../../../ui/detail/picture-detail.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { UserTags } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { imageLibraries, imageLibraryQuery } from './image-libraries.api.ts';
import { imageLibrariesTexts } from './image-libraries.messages.ts';
import { LibraryPictures } from './library-pictures.tsx';
import { SharedLinks } from './shared-links.tsx';
import { useImageLibraryActions } from './use-image-library-actions.tsx';

const list = linkOptions({ to: '/image_libraries' });

export function ImageLibraryDetail() {
  const { id } = useParams({ from: '/shell/image_libraries/$id' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const actionsOf = useImageLibraryActions();

  async function backToList() {
    await navigate(list);
    client.removeQueries({ queryKey: imageLibraryQuery(id).queryKey });
    await client.invalidateQueries({ queryKey: imageLibraries.key });
  }

  return (
    <DetailScreen
      query={imageLibraryQuery(id)}
      back={list}
      title={(library) => library.name}
      actions={(library) => actionsOf(library, backToList)}
      skeleton={<PictureDetailSkeleton />}
    >
      {(library) => (
        <PictureDetail pictures={library.preview_images.map(({ url, filename }) => ({ url, name: filename }))}>
          <LibraryFacts library={library} />
          <LibraryPictures library={library} />
          <SharedLinks library={library} />
          <SubjectHistory type="image_libraries" id={library.id} />
        </PictureDetail>
      )}
    </DetailScreen>
  );
}

function LibraryFacts({ library }: { library: ImageLibrary }) {
  const t = useText(imageLibrariesTexts);
  const { library_category: category, tag_list: tags, file } = library;
  return (
    <DetailSections
      sections={[
        {
          title: t('facts'),
          items: [
            {
              kind: 'custom',
              label: t('category'),
              value: category ? (
                <Link to="/image_libraries" search={{ library_category_id_eq: String(category.id) }}>
                  {category.name}
                </Link>
              ) : (
                emptyValue
              ),
            },
            { kind: 'custom', label: t('tags'), value: tags.length > 0 ? <UserTags names={tags} /> : emptyValue },
            { kind: 'dateTime', label: t('createdAt'), value: library.created_at },
            { kind: 'dateTime', label: t('updatedAt'), value: library.updated_at },
            ...(file ? [{ kind: 'text' as const, label: t('file'), value: file.filename, isWide: true }] : []),
            { kind: 'text', label: t('remark'), value: library.description, isWide: true },
          ],
        },
      ]}
    />
  );
}
