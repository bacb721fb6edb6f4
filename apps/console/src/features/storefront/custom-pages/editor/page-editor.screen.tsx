import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import { Loaded } from '../../../../ui/detail/loaded.tsx';
import { customPageQuery } from '../custom-pages.api.ts';
import { PageEditorView } from './page-editor.tsx';

const back = linkOptions({ to: '/custom_pages' });

/** Loads a page for its editor. */
export function PageEditorScreen() {
  const { id } = useParams({ from: '/workspace/admin_custom_pages/$id/edit' });
  // A page that is being edited is not replaced by a refetch: saving detects the conflict.
  const query = useQuery({ ...customPageQuery(id), refetchOnWindowFocus: false, refetchOnMount: 'always' });
  return (
    <Loaded query={query} back={back} rows={12}>
      {(page) => <PageEditorView key={page.id} page={page} />}
    </Loaded>
  );
}
