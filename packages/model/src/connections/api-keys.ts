import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { defineList } from '../lists/lists.ts';
import type { BilingualText } from '../text/locale.ts';
import { isAddressRange } from './address-ranges.ts';

/** The prefix of every new API key, so that scanners recognize a leaked one. */
export const apiKeyPrefix = 'sk_';

/** Keys that were created as `pk_` stay valid, although that prefix usually means a publishable key. */
const apiKeyPrefixes = [apiKeyPrefix, 'pk_'];

export function isApiKey(token: string): boolean {
  return apiKeyPrefixes.some((prefix) => token.startsWith(prefix));
}

export const apiKeysMax = 50;

interface ScopeRecord {
  text: BilingualText;
  /** One sentence for the person who grants the scope, and for the API document. */
  hint: BilingualText;
  /** Of use to keys of the factory alone: nobody else is offered it. */
  isForStaff?: true;
}

/**
 * What a key may be permitted to do, always within what its owner may do. To add one: a record here, and `withScope` at
 * its calls. A name is public and stored with keys, so it never gets another meaning.
 */
export const apiKeyScopeRecords = {
  catalogue: {
    text: { zh: '商品目录', en: 'Catalogue' },
    hint: {
      zh: '读取模板、分类、字体和图片库。工厂人员的密钥还可修改它们和页面。',
      en: 'Read templates, categories, fonts and image libraries. Keys of staff can also change them, and pages.',
    },
  },
  orders_read: {
    text: { zh: '读取订单', en: 'Read orders' },
    hint: { zh: '读取订单、导入任务、批次和物流。', en: 'Read orders, imports, batches and parcels.' },
  },
  orders_write: {
    text: { zh: '提交订单', en: 'Place orders' },
    hint: {
      zh: '提交、支付、修改和关闭订单，发起充值。工厂人员的密钥还可生产和发货。',
      en: 'Place, pay for, change and cancel orders, and start recharges. Keys of staff can also produce and ship.',
    },
  },
  files: {
    text: { zh: '文件', en: 'Files' },
    hint: { zh: '上传、查看和删除图片等文件。', en: 'Upload, list and delete images and other files.' },
  },
  wallet_read: {
    text: { zh: '读取钱包', en: 'Read the wallet' },
    hint: {
      zh: '读取账单、充值和付款记录。工厂人员的密钥还可读取客户。',
      en: 'Read bills, recharges and payments. Keys of staff can also read customers.',
    },
  },
  webhooks: {
    text: { zh: '回调', en: 'Webhooks' },
    hint: {
      zh: '新建、修改和删除回调，把数据发送到其他服务器。',
      en: 'Create, change and delete webhooks, which send data to other servers.',
    },
  },
  customer_webhooks: {
    text: { zh: '客户的回调', en: 'Customers’ webhooks' },
    hint: {
      zh: '仅工厂人员的密钥：修改和删除客户的回调，客户会收到通知。',
      en: 'Keys of staff only: change and delete webhooks of customers, who are told.',
    },
    isForStaff: true,
  },
} as const satisfies Record<string, ScopeRecord>;

export type ApiKeyScope = keyof typeof apiKeyScopeRecords;
export const apiKeyScopes = Object.keys(apiKeyScopeRecords) as [ApiKeyScope, ...ApiKeyScope[]];

/** The scopes that a key of the factory, or of a customer, is offered. */
export function offeredScopes(isStaff: boolean): readonly ApiKeyScope[] {
  return isStaff ? apiKeyScopes : apiKeyScopes.filter((scope) => !('isForStaff' in apiKeyScopeRecords[scope]));
}

/** What every key could do before keys had scopes; only webhooks had to be permitted. */
export const scopesOfOldKeys: ApiKeyScope[] = offeredScopes(false).filter((scope) => scope !== 'webhooks');

export const apiKeyAddressesMax = 50;

export const apiKeySchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** The key with its middle hidden. */
  key: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  /** Addresses and networks from which the key works; empty: from everywhere. */
  addresses: z.array(z.string()),
  /** The secret before the last rotation, while it still works. */
  previous: z.object({ key: z.string(), expires_at: z.iso.datetime() }).nullable(),
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  last_used_address: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The only responses that contain the whole key: of its creation and its rotation. */
export const createdApiKeySchema = apiKeySchema.extend({ key_value: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

export const apiKeyLengthMax = { name: 60, description: 500 } as const;

const apiKeyFields = {
  name: z.string().trim().min(1).max(apiKeyLengthMax.name),
  description: z.string().trim().max(apiKeyLengthMax.description),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  scopes: z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length),
  addresses: z.array(z.string().trim().refine(isAddressRange, reason('not_address_range'))).max(apiKeyAddressesMax),
};

export const apiKeyInputSchema = z.strictObject({
  ...apiKeyFields,
  description: apiKeyFields.description.default(''),
  expires_at: apiKeyFields.expires_at.default(null),
  /** A new key without a choice gets every scope that it is offered, as in the console's form. */
  scopes: apiKeyFields.scopes.optional(),
  addresses: apiKeyFields.addresses.default([]),
});
export type ApiKeyInput = z.infer<typeof apiKeyInputSchema>;

/** Omitted fields stay unchanged. No defaults here: they would overwrite omitted fields. */
export const apiKeyUpdateSchema = z.strictObject(apiKeyFields).partial();
export type ApiKeyUpdate = z.infer<typeof apiKeyUpdateSchema>;

export const apiKeyList = defineList({
  filters: { name_cont: 'text', user_id_eq: 'id' },
  sorts: ['created_at', 'name', 'last_used_at', 'expires_at'],
});
