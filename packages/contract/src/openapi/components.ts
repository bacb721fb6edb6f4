import './field-texts.ts';
import { excelConfigSchema } from '@platen/design/config-items';
import { orderChangeSchema } from '@platen/design/order-changes';
import { layerChangeSchema, layerDiffSchema, templateConfigSchema } from '@platen/design/template';
import { apiKeySchema } from '@platen/model/api-keys';
import { billSchema } from '@platen/model/bills';
import { blobSchema, directUploadRequestSchema, fileSchema } from '@platen/model/blobs';
import { categoryRefSchema, categorySchema } from '@platen/model/categories';
import { consumptionRecordSchema } from '@platen/model/consumption-records';
import { fontLibrarySchema } from '@platen/model/font-libraries';
import { formOrderInputSchema, formOrderSchema, orderAttributesSchema } from '@platen/model/form-orders';
import { imageLibrarySchema } from '@platen/model/image-libraries';
import { pageMetaSchema } from '@platen/model/lists';
import { orderImageSchema, orderRowSchema } from '@platen/model/orders';
import { outboundInputSchema, outboundSchema } from '@platen/model/outbounds';
import { productionBatchRowSchema } from '@platen/model/production-batches';
import { rechargeSchema } from '@platen/model/recharges';
import { renderFindingSchema } from '@platen/model/renders';
import {
  customItemSchema,
  sizePriceSchema,
  skuTemplateCardSchema,
  skuTemplateOptionSchema,
  usersSkuTemplateSchema,
} from '@platen/model/sku-templates';
import { webhookEventData } from '@platen/model/webhook-events';
import { webhookDeliverySchema, webhookSchema } from '@platen/model/webhooks';
import type { z } from 'zod';
import { skuTemplateSchema } from '../catalogue/sku-template.ts';
import { formOrderDetailSchema } from '../orders/form-order-detail.ts';
import { mockupRequestSchema, mockupsSchema } from '../orders/mockup.ts';
import { orderSchema } from '../orders/order.ts';
import { quoteSchema } from '../orders/quote.ts';
import { errorAnswerSchema, fieldErrorSchema } from './error-schemas.ts';
import { layerComponents } from './layer-components.ts';

/**
 * Schemas that the document names, so that it tells each thing once and generated code has a type for it.
 * To name one: a line here. What has no name stands in full wherever it is used.
 */
export const components: Readonly<Record<string, z.ZodType>> = {
  ApiKey: apiKeySchema,
  Bill: billSchema,
  Blob: blobSchema,
  Category: categorySchema,
  CategoryRef: categoryRefSchema,
  ConsumptionRecord: consumptionRecordSchema,
  CustomItem: customItemSchema,
  DirectUploadRequest: directUploadRequestSchema,
  ErrorAnswer: errorAnswerSchema,
  ConfigItems: excelConfigSchema,
  FieldError: fieldErrorSchema,
  File: fileSchema,
  FontLibrary: fontLibrarySchema,
  FormOrderEvent: webhookEventData['form_order.paid'],
  FormOrder: formOrderSchema,
  FormOrderDetail: formOrderDetailSchema,
  FormOrderRequest: formOrderInputSchema,
  ImageLibrary: imageLibrarySchema,
  LayerChange: layerChangeSchema,
  LayerDiff: layerDiffSchema,
  MockupRequest: mockupRequestSchema,
  Mockups: mockupsSchema,
  Order: orderRowSchema,
  OrderAttributes: orderAttributesSchema,
  OrderChange: orderChangeSchema,
  OrderDetail: orderSchema,
  OrderEvent: webhookEventData['order.closed'],
  OrderImage: orderImageSchema,
  Outbound: outboundSchema,
  OutboundEvent: webhookEventData['outbound.recorded'],
  OutboundRequest: outboundInputSchema,
  PageMeta: pageMetaSchema,
  ProductionBatch: productionBatchRowSchema,
  Quote: quoteSchema,
  Recharge: rechargeSchema,
  RenderFinding: renderFindingSchema,
  SizePrice: sizePriceSchema,
  SkuTemplate: skuTemplateCardSchema,
  SkuTemplateDetail: skuTemplateSchema,
  SkuTemplateOption: skuTemplateOptionSchema,
  TemplateConfig: templateConfigSchema,
  UsersSkuTemplate: usersSkuTemplateSchema,
  Webhook: webhookSchema,
  WebhookDelivery: webhookDeliverySchema,
  ...layerComponents,
};
