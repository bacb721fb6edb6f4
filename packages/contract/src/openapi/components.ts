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
import { doneSchema } from '@platen/model/accounts/accounts';
import { changedFactorsSchema, factorsSchema } from '@platen/model/accounts/factors';
import { signInSettingsSchema } from '@platen/model/accounts/sign-in-settings';
import { userDetailSchema, userSchema } from '@platen/model/accounts/users';
import { categoryRefSchema, categorySchema } from '@platen/model/catalogue/categories';
import { fontLibrarySchema } from '@platen/model/catalogue/font-libraries';
import { downloadRecordSchema, imageLibrarySchema } from '@platen/model/catalogue/image-libraries';
import {
  customItemSchema,
  sizePriceSchema,
  skuTemplateCardSchema,
  skuTemplateOptionSchema,
  usersSkuTemplateSchema,
} from '@platen/model/catalogue/sku-templates';
import { apiKeySchema } from '@platen/model/connections/api-keys';
import { webhookEventData } from '@platen/model/connections/webhook-events';
import { webhookDeliverySchema, webhookSchema } from '@platen/model/connections/webhooks';
import { applicationInfoSchema } from '@platen/model/factory/application';
import { blobSchema, directUploadRequestSchema, fileSchema } from '@platen/model/files/blobs';
import { renderFindingSchema } from '@platen/model/files/renders';
import { pageMetaSchema } from '@platen/model/lists/lists';
import { erasureSchema, retentionSettingsSchema } from '@platen/model/operations/data-protection';
import { formOrderInputSchema, formOrderSchema, orderAttributesSchema } from '@platen/model/orders/form-orders';
import { importPreviewSchema, importTaskDetailSchema, importTaskSchema } from '@platen/model/orders/import-tasks';
import { orderAmendmentSchema } from '@platen/model/orders/order-details';
import { orderImageSchema, orderRowSchema } from '@platen/model/orders/orders';
import { batchPapersSchema, customValueSchema } from '@platen/model/production/batch-papers';
import { outboundInputSchema, outboundRowSchema, outboundSchema } from '@platen/model/production/outbounds';
import { productionBatchRowSchema, productionBatchSchema } from '@platen/model/production/production-batches';
import { customPageSchema } from '@platen/model/storefront/custom-pages';
import { billSchema } from '@platen/model/wallet/bills';
import { consumptionRecordSchema } from '@platen/model/wallet/consumption-records';
import { rechargeSchema } from '@platen/model/wallet/recharges';
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
