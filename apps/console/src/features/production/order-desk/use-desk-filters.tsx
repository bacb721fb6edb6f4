import type { ReadOption } from '@platen/model/lists/read-options';
import { useQuery } from '@tanstack/react-query';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { api } from '../../../shared/request/request.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { ReadOptionsSelect } from '../../../ui/form/read-options-select.tsx';
import type { Filter } from '../../../ui/list/list.types.ts';
import { useText } from '../../../ui/text.ts';
import { shippingMethodsQuery } from './order-desk.api.ts';
import { orderDeskTexts } from './order-desk.messages.ts';

const templatesKey = ['sku_templates', 'desk'];

/** The filters of the desk: batch, template, shipping method and customer. */
export function useDeskFilters(): Filter[] {
  const t = useText(orderDeskTexts);
  const can = useCan();
  const { data: methods = [] } = useQuery({ ...shippingMethodsQuery, enabled: can('shipping_settings.read') });
  const template: Filter = {
    kind: 'custom',
    name: 'sku_template_id_eq',
    label: t('template'),
    render: ({ id, value, onChange }) => (
      <ReadOptionsSelect<ReadOption>
        id={id}
        cacheKey={templatesKey}
        placeholder={t('templatePlaceholder')}
        value={value === undefined ? undefined : Number(value)}
        onChange={(next) => onChange(next === undefined ? undefined : String(next))}
        load={(params, signal) =>
          api('GET /sku_templates/read_options', { query: params, signal, showActivity: false })
        }
      />
    ),
  };
  return [
    { kind: 'text', name: 'no_cont', label: t('search'), placeholder: t('searchPlaceholder') },
    ...(can('sku_templates.read') ? [template] : []),
    {
      kind: 'select',
      name: 'shipping_method_eq',
      label: t('shippingMethod'),
      placeholder: t('shippingMethodPlaceholder'),
      options: methods.map((name) => ({ value: name, label: name })),
    },
    ...(can('users.read_names') ? [customerFilter('user_id_eq', t('customer'), t('customerPlaceholder'))] : []),
  ];
}
