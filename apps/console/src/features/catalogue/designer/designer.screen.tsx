import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams, useSearch } from '@tanstack/react-router';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { designedTemplateQuery } from './designer.api.ts';
import { Designer } from './designer.tsx';

/** A template in the designer. */
export function TemplateDesigner() {
  const { id } = useParams({ from: '/workspace/editor/$id' });
  const { image, layer } = useSearch({ from: '/workspace/editor/$id' });
  const query = useQuery(designedTemplateQuery(id));
  const back = linkOptions({ to: '/sku_templates/$id', params: { id } });
  return (
    <Loaded query={query} back={back} rows={12}>
      {(template) => <Designer key={`${template.id} ${image} ${layer}`} template={template} shown={{ image, layer }} />}
    </Loaded>
  );
}
