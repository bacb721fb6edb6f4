import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import { Loaded } from '../../../../ui/detail/loaded.tsx';
import { customPageQuery } from '../custom-pages.api.ts';
import { PageEditorView } from './page-editor.tsx';

const back = linkOptions({ to: '/custom_pages' });

/** A page and everything to change it with. */
export function PageEditorScreen() {
  const { id } = useParams({ from: '/workspace/admin_custom_pages/$id/edit' });
  // What somebody works on is not replaced under their hands: a conflict is told when they save.
  const query = useQuery({ ...customPageQuery(id), refetchOnWindowFocus: false, refetchOnMount: 'always' });
  return (
    <Loaded query={query} back={back} rows={12}>
      {(page) => <PageEditorView key={page.id} page={page} />}
    </Loaded>
  );
}
