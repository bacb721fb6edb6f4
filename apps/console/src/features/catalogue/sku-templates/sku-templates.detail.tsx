import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams, useSearch } from '@tanstack/react-router';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { TemplateKindTag } from '../../../shared/template-kind.tsx';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { PictureDetailSkeleton } from '../../../ui/detail/picture-detail.tsx';
import { skuTemplateQuery } from './sku-templates.api.ts';
import { TemplateDraftNotice } from './template-draft-notice.tsx';
import { TemplateNumber, TemplateView } from './template-view.tsx';
import { useTemplateHead } from './use-template-head.tsx';

export function SkuTemplateDetail() {
  const { id } = useParams({ from: '/shell/sku_templates/$id' });
  const { open_type: openType } = useSearch({ from: '/shell/sku_templates/$id' });
  const head = useTemplateHead();
  // Back to the tab that it was opened from: the default tab may have another kind.
  const { data } = useQuery(skuTemplateQuery(id));
  const tab = openType === 'private' ? openType : data?.kind;
  return (
    <DetailScreen
      query={skuTemplateQuery(id)}
      back={linkOptions({ to: '/sku_templates', search: tab ? { tab } : {} })}
      title={(template) => template.name}
      state={head.state}
      renderTags={(template) => (
        <>
          <TemplateKindTag kind={template.kind} />
          <TemplateNumber no={template.no} />
        </>
      )}
      actions={(template) => {
        // Through the private list only if it was opened from there and is still in it.
        const entryId = openType === 'private' ? template.current_users_sku_template_id : null;
        return head.actions(template, { openType, entryId });
      }}
      skeleton={<PictureDetailSkeleton />}
    >
      {(template) => (
        <>
          {head.exportStrip(template)}
          <TemplateDraftNotice template={template} />
          <TemplateView template={template} />
          <SubjectHistory isApart type="sku_templates" id={template.draft_of ?? template.id} />
          {head.dialog}
        </>
      )}
    </DetailScreen>
  );
}
