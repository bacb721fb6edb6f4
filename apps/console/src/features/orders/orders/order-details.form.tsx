import type { Order } from '@platen/contract/orders/order';
import { chosenName } from '@platen/design/custom-values';
import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import type { ItemValue } from '@platen/model/fields/fields';
import { orderLengthMax, orderQuantityMax } from '@platen/model/orders/form-orders';
import { type AmendablePart, canAmend } from '@platen/model/orders/lifecycle/order-states';
import type { ReceiverField } from '@platen/model/orders/receiver-fields';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Form, Input, InputNumber } from 'antd';
import { useMemo } from 'react';
import { AddressSuggestions, suggestionListOf } from '../../../shared/orders/address-suggestions.tsx';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { shippingSettingsQuery } from '../../../shared/orders/shipping-settings.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { useStateBadge } from '../../../shared/states.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FieldEditor } from '../../../ui/fields/field-editor.tsx';
import { FieldServicesProvider } from '../../../ui/fields/field-services.ts';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { FormSection, FormWide } from '../../../ui/form/form-section.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { orderAmendmentTexts } from './order-details.messages.ts';
import { changedDetails, type DetailsDraft, detailsOf } from './order-details.ts';
import { amendOrder, orderQuery } from './orders.api.ts';
import { orderDetailTexts } from './orders-detail.messages.ts';

/** As in sheets. */
const pictureMaxMb = 35;

/** What can still be amended in an order: its receiver, its quantity, and the values of its custom items. */
export function OrderDetailsEdit() {
  const { id } = useParams({ from: '/shell/orders/$id/details' });
  const query = useQuery(orderQuery(id));
  const back = linkOptions({ to: '/orders/$id', params: { id } });
  return (
    <Loaded query={query} back={back} rows={8}>
      {(order) => <DetailsForm key={id} order={order} />}
    </Loaded>
  );
}

export function DetailsForm({ order }: { order: Order }) {
  const t = useText(orderAmendmentTexts);
  const badgeOf = useStateBadge('order');
  const navigate = useNavigate();
  const changed = useOrdersChanged();
  const party = useParty();
  const shipping = useQuery(shippingSettingsQuery);
  const back = linkOptions({ to: '/orders/$id', params: { id: String(order.id) } });
  const can = (part: AmendablePart) => party !== undefined && canAmend(order.state, part, party);
  if (!can('receiver')) {
    const leave = <ButtonLink {...back}>{t('back')}</ButtonLink>;
    const texts = { title: t('fixedTitle'), text: t('fixedText', { state: badgeOf(order.state).label }) };
    return <ScreenState art={<EmptyArt />} {...texts} actions={leave} isPage />;
  }
  return (
    <FormScreen<DetailsDraft, unknown>
      title={t('title', { no: order.no })}
      description={t(`hint.${party ?? 'customer'}`)}
      back={back}
      initial={detailsOf(order)}
      isWide
      save={async (draft) => {
        const details = changedDetails(order, draft);
        return details && amendOrder(order.id, details);
      }}
      onSaved={async (saved) => {
        if (saved) showSuccess(t('saved'));
        await changed();
        await navigate(back);
      }}
    >
      <AddressSuggestions shipping={shipping.data} />
      <ReceiverSection />
      <OrderSection hasQuantity={can('quantity')} />
      {can('values') && order.human_excel_config.length > 0 && <ItemsSection items={order.human_excel_config} />}
    </FormScreen>
  );
}

function Line({ field }: { field: ReceiverField }) {
  const t = useText(orderDetailTexts);
  return (
    <Form.Item name={field} label={t(`receiverFields.${field}`)}>
      <Input maxLength={orderLengthMax[field]} list={suggestionListOf(field)} />
    </Form.Item>
  );
}

function ReceiverSection() {
  const t = useText(orderDetailTexts);
  return (
    <FormSection title={t('receiver')}>
      <Line field="receiver_name" />
      <Line field="phone" />
      <Line field="company_name" />
      <Line field="country" />
      <Line field="province" />
      <Line field="city" />
      <Line field="zip_code" />
      <Line field="shipping_method" />
      <FormWide>
        <Line field="address" />
      </FormWide>
    </FormSection>
  );
}

function OrderSection({ hasQuantity }: { hasQuantity: boolean }) {
  const t = useText(orderDetailTexts);
  const amendments = useText(orderAmendmentTexts);
  return (
    <FormSection title={amendments('order')}>
      {hasQuantity && (
        <Form.Item
          name="quantity"
          label={t('quantity')}
          extra={amendments('quantityText')}
          rules={[{ required: true }]}
        >
          <InputNumber min={1} max={orderQuantityMax} precision={0} />
        </Form.Item>
      )}
      <FormWide>
        <Form.Item name="remark" label={t('receiverFields.remark')}>
          <Input.TextArea maxLength={orderLengthMax.remark} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </FormWide>
    </FormSection>
  );
}

function ItemsSection({ items }: { items: readonly CustomItem[] }) {
  const t = useText(orderAmendmentTexts);
  // An order accepts only images of its own customer; an upload by staff would be refused.
  const isOwn = useParty() === 'customer';
  const services = useMemo(
    () => ({ fonts: [], pictureMaxMb, noPictures: isOwn ? undefined : t('ownerOnly') }),
    [isOwn, t],
  );
  return (
    <FieldServicesProvider value={services}>
      <FormSection title={t('fields')} text={t('fieldsText')}>
        {items.map((item, index) => (
          <Form.Item key={item.key} name={['custom_fields', index, 'value']}>
            <ItemInput item={item} />
          </Form.Item>
        ))}
      </FormSection>
    </FieldServicesProvider>
  );
}

const kindOf = { text: 'text_item', color: 'color_item', font_family: 'font_item', image: 'image_item' } as const;

/**
 * One custom item. Its value is the name of an option, which is the same in every image; the editors work with the
 * value that is drawn.
 */
function ItemInput({ item, value = '', onChange }: ItemInputProps) {
  const { key, label, type, required, options } = item;
  const drawn = options.find((option) => option.label === value)?.value ?? value;
  const held: ItemValue = { label: required ? `${label} *` : label, editable: true, required, value: drawn, options };
  return (
    <FieldEditor
      field={{ kind: kindOf[type], key, label: { zh: label, en: label } }}
      value={held}
      onChange={(next) => onChange?.(chosenName(next as ItemValue))}
      errorsAt={() => []}
      siblingValue={() => undefined}
    />
  );
}

interface ItemInputProps {
  item: CustomItem;
  /** Passed by the form. */
  value?: string;
  onChange?: (next: string) => void;
}
