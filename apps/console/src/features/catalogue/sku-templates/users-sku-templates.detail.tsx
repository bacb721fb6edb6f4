import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { TemplateKindTag } from '../../../shared/template-kind.tsx';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { PictureDetailSkeleton } from '../../../ui/detail/picture-detail.tsx';
import { privateTemplatesKey, skuTemplateQuery, usersSkuTemplateQuery } from './sku-templates.api.ts';
import { TemplateNumber, TemplateView } from './template-view.tsx';
import { useTemplateHead } from './use-template-head.tsx';

const list = linkOptions({ to: '/users_sku_templates' });

/** An entry of the private list, shown as its template. */
export function UsersSkuTemplateDetail() {
  const { id } = useParams({ from: '/shell/users_sku_templates/$id' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const head = useTemplateHead();
  const query = queryOptions({
    queryKey: [...privateTemplatesKey, id, 'template'],
    queryFn: async () => {
      const entry = await client.fetchQuery(usersSkuTemplateQuery(id));
      return { entry, template: await client.fetchQuery(skuTemplateQuery(String(entry.sku_template_id))) };
    },
  });
  return (
    <DetailScreen
      query={query}
      back={list}
      title={({ template }) => template.name}
      state={({ template }) => head.state(template)}
      renderTags={({ template }) => (
        <>
          <TemplateKindTag kind={template.kind} />
          <TemplateNumber no={template.no} />
        </>
      )}
      actions={({ entry, template }) =>
        head.actions(template, { openType: 'private', entryId: entry.id, onRemoved: () => navigate(list) })
      }
      skeleton={<PictureDetailSkeleton />}
    >
      {({ entry, template }) => (
        <>
          {head.exportStrip(template)}
          <TemplateView template={template} addedAt={entry.created_at} />
          {head.dialog}
        </>
      )}
    </DetailScreen>
  );
}
