import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { formatYuan } from '@platen/model/money/money';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { DetailItem } from '../../../ui/detail/detail.types.ts';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { FigureStrip } from '../../../ui/detail/figure-strip.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { UserTags } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import { priceRangeText } from './template-prices.ts';

/** What a customer compares first. */
export function TemplateFigures({ template }: { template: SkuTemplate }) {
  const t = useText(skuTemplatesTexts);
  const { system_rendering_price: rendering, max_product_batch_count: cap } = template;
  return (
    <FigureStrip
      figures={[
        { label: t('detail.price'), value: priceRangeText(template.price_range) },
        {
          label: t('detail.renderingPrice'),
          value: rendering > 0 ? t('detail.perOrder', { price: formatYuan(rendering) }) : t('detail.none'),
        },
        { label: t('detail.material'), value: template.material_name || emptyValue },
        { label: t('detail.category'), value: template.category?.name ?? emptyValue },
        {
          label: t('detail.batchCap'),
          value: cap === null ? t('detail.batchNoCap') : t('detail.batchUpTo', { count: cap }),
        },
      ]}
    />
  );
}

/** The other facts about a template; only staff see who may see it. */
export function TemplateFacts({ template, addedAt }: { template: SkuTemplate; addedAt?: string | undefined }) {
  const t = useText(skuTemplatesTexts);
  const can = useCan();
  const visibleTo = useUserNames(can('users.read') ? template.visible_user_ids : []);
  const staffItems: DetailItem[] = [
    { kind: 'text', label: t('detail.visibleTo'), value: visibleTo ?? t('detail.everyone') },
    { kind: 'text', label: t('detail.creator'), value: template.creator.screen_name },
  ];
  const tags = template.tag_list.length > 0 ? <UserTags names={template.tag_list} /> : emptyValue;
  const fonts = template.font_libraries.map(({ name }) => name);
  return (
    <DetailSections
      sections={[
        {
          title: t('detail.facts'),
          items: [
            { kind: 'copyable', label: t('detail.number'), value: template.no },
            { kind: 'custom', label: t('detail.tags'), value: tags },
            {
              kind: 'custom',
              label: t('detail.fonts'),
              value: fonts.length > 0 ? <UserTags names={fonts} /> : emptyValue,
            },
            ...(can('sku_templates.update') ? staffItems : []),
            { kind: 'dateTime', label: t('detail.publishedAt'), value: template.published_at },
            ...(addedAt ? [{ kind: 'dateTime' as const, label: t('detail.addedAt'), value: addedAt }] : []),
            { kind: 'text', label: t('detail.description'), value: template.description, isWide: true },
          ],
        },
      ]}
    />
  );
}

/** The names of these users as one text; undefined for none. */
function useUserNames(ids: readonly number[]): string | undefined {
  const { data } = useQuery({
    queryKey: ['users', 'names', ids],
    queryFn: ({ signal }) => {
      const query = { id_in: ids.join(','), per_page: ids.length };
      return api('GET /users/read_options', { query, signal, showActivity: false });
    },
    enabled: ids.length > 0,
  });
  if (ids.length === 0) return undefined;
  return data?.data.map((user) => user.display_name).join(', ') ?? emptyValue;
}
