import './field-texts.ts';
import { excelConfigSchema } from '@platen/design/config-items';
import {
  imageItemSchema,
  imageOptionSchema,
  itemSchema,
  namedImageSchema,
  namedTextSchema,
} from '@platen/design/items';
import { orderChangeSchema } from '@platen/design/order-changes';
import { layerChangeSchema, layerDiffSchema, templateConfigSchema } from '@platen/design/template';
import { doneSchema } from '@platen/model/accounts';
import { apiKeySchema } from '@platen/model/api-keys';
import { applicationInfoSchema } from '@platen/model/application';
import { batchPapersSchema, customValueSchema } from '@platen/model/batch-papers';
import { billSchema } from '@platen/model/bills';
import { blobSchema, directUploadRequestSchema, fileSchema } from '@platen/model/blobs';
import { categoryRefSchema, categorySchema } from '@platen/model/categories';
import { consumptionRecordSchema } from '@platen/model/consumption-records';
import { customPageSchema } from '@platen/model/custom-pages';
import { erasureSchema, retentionSettingsSchema } from '@platen/model/data-protection';
import { changedFactorsSchema, factorsSchema } from '@platen/model/factors';
import { fontLibrarySchema } from '@platen/model/font-libraries';
import { formOrderInputSchema, formOrderSchema, orderAttributesSchema } from '@platen/model/form-orders';
import { downloadRecordSchema, imageLibrarySchema } from '@platen/model/image-libraries';
import { importPreviewSchema, importTaskDetailSchema, importTaskSchema } from '@platen/model/import-tasks';
import { pageMetaSchema } from '@platen/model/lists';
import { orderAmendmentSchema } from '@platen/model/order-details';
import { orderImageSchema, orderRowSchema } from '@platen/model/orders';
import { outboundInputSchema, outboundRowSchema, outboundSchema } from '@platen/model/outbounds';
import { productionBatchRowSchema, productionBatchSchema } from '@platen/model/production-batches';
import { rechargeSchema } from '@platen/model/recharges';
import { renderFindingSchema } from '@platen/model/renders';
import { signInSettingsSchema } from '@platen/model/sign-in-settings';
import {
  customItemSchema,
  sizePriceSchema,
  skuTemplateCardSchema,
  skuTemplateOptionSchema,
  usersSkuTemplateSchema,
} from '@platen/model/sku-templates';
import { userDetailSchema, userSchema } from '@platen/model/users';
import { webhookEventData } from '@platen/model/webhook-events';
import { webhookDeliverySchema, webhookSchema } from '@platen/model/webhooks';
import type { z } from 'zod';
import { skuTemplateSchema } from '../catalogue/sku-template.ts';
import { errorResponseSchema, fieldErrorSchema } from '../error-schemas.ts';
import { formOrderDetailSchema } from '../orders/form-order-detail.ts';
import { mockupRequestSchema, mockupsSchema } from '../orders/mockup.ts';
import { orderSchema } from '../orders/order.ts';
import { quoteSchema } from '../orders/quote.ts';
import { layerComponents } from './layer-components.ts';

/**
 * Schemas that the document names, so that it tells each thing once and generated code has a type for it.
 * To name one: a line here. What has no name stands in full wherever it is used.
 */
export const components: Readonly<Record<string, z.ZodType>> = {
  ApiKey: apiKeySchema,
  ApplicationInfo: applicationInfoSchema,
  BatchPapers: batchPapersSchema,
  Bill: billSchema,
  Blob: blobSchema,
  Category: categorySchema,
  CategoryRef: categoryRefSchema,
  ConsumptionRecord: consumptionRecordSchema,
  CustomItem: customItemSchema,
  CustomPage: customPageSchema,
  CustomValue: customValueSchema,
  DesignImageItem: imageItemSchema,
  DesignImageOption: imageOptionSchema,
  DesignItem: itemSchema,
  DesignNamedImage: namedImageSchema,
  DesignNamedText: namedTextSchema,
  DirectUploadRequest: directUploadRequestSchema,
  Done: doneSchema,
  DownloadRecord: downloadRecordSchema,
  Erasure: erasureSchema,
  // The public name of the schema, which generated clients of partners use: it must not change.
  ErrorAnswer: errorResponseSchema,
  ChangedFactors: changedFactorsSchema,
  ConfigItems: excelConfigSchema,
  Factors: factorsSchema,
  FieldError: fieldErrorSchema,
  // Not `File`, which generated code would take for the browser's own.
  FileRef: fileSchema,
  FontLibrary: fontLibrarySchema,
  FormOrderEvent: webhookEventData['form_order.paid'],
  FormOrder: formOrderSchema,
  FormOrderDetail: formOrderDetailSchema,
  FormOrderRequest: formOrderInputSchema,
  ImageLibrary: imageLibrarySchema,
  ImportPreview: importPreviewSchema,
  ImportTask: importTaskSchema,
  ImportTaskDetail: importTaskDetailSchema,
  LayerChange: layerChangeSchema,
  LayerDiff: layerDiffSchema,
  MockupRequest: mockupRequestSchema,
  Mockups: mockupsSchema,
  Order: orderRowSchema,
  OrderAmendment: orderAmendmentSchema,
  OrderAttributes: orderAttributesSchema,
  OrderChange: orderChangeSchema,
  OrderDetail: orderSchema,
  OrderEvent: webhookEventData['order.closed'],
  OrderImage: orderImageSchema,
  Outbound: outboundSchema,
  OutboundEvent: webhookEventData['outbound.recorded'],
  OutboundRow: outboundRowSchema,
  OutboundRequest: outboundInputSchema,
  PageMeta: pageMetaSchema,
  ProductionBatch: productionBatchRowSchema,
  ProductionBatchDetail: productionBatchSchema,
  Quote: quoteSchema,
  Recharge: rechargeSchema,
  RetentionSettings: retentionSettingsSchema,
  SignInSettings: signInSettingsSchema,
  RenderFinding: renderFindingSchema,
  SizePrice: sizePriceSchema,
  SkuTemplate: skuTemplateCardSchema,
  SkuTemplateDetail: skuTemplateSchema,
  SkuTemplateOption: skuTemplateOptionSchema,
  TemplateConfig: templateConfigSchema,
  User: userSchema,
  UserDetail: userDetailSchema,
  UsersSkuTemplate: usersSkuTemplateSchema,
  Webhook: webhookSchema,
  WebhookDelivery: webhookDeliverySchema,
  ...layerComponents,
};
