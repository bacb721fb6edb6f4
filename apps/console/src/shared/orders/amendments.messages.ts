import { defineTexts } from '../../ui/text.ts';
import { receiverFieldLabels } from './receiver-fields.messages.ts';

/** What was changed about an order after it was placed. */
export const amendmentTexts = defineTexts({
  en: {
    layers: 'Layer “{key}”',
    outbound: 'Parcel {key} voided',
    change: '{label}: {before} → {after}',
    quantity: 'Quantity',
    shipping_no: 'Tracking number',
    shipping_company: 'Shipping company',
    receiverFields: receiverFieldLabels.en,
  },
  zh: {
    layers: '“{key}”的图层',
    outbound: '作废物流单 {key}',
    change: '{label}：由“{before}”改为“{after}”',
    quantity: '数量',
    shipping_no: '物流单号',
    shipping_company: '物流公司',
    receiverFields: receiverFieldLabels.zh,
  },
});
