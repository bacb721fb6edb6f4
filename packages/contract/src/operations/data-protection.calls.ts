import { doneSchema } from '@platen/model/accounts/accounts';
import { pageSchema } from '@platen/model/lists/lists';
import {
  erasureCertificateSchema,
  erasureInputSchema,
  erasureList,
  erasureSchema,
  retentionExceptionInputSchema,
  retentionSettingsSchema,
  retentionUpdateSchema,
} from '@platen/model/operations/data-protection';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';
import { admins, memberManagers } from '../who.ts';

const retention = auditOf('retention_settings', 'GET /retention_settings');
const exception = auditOf('retention_exceptions');
const erasure = auditOf('erasures', 'GET /erasures/:id');
const account = auditOf('mine');

const read = sessionOnly(can('data_protection.read'));
const change = reauthenticated(sessionOnly(can('data_protection.update')));

export const dataProtectionCalls = defineCalls({
  retention: {
    method: 'GET',
    path: '/retention_settings',
    access: read,
    who: admins,
    summary: 'Get the retention periods of personal data of orders',
    response: retentionSettingsSchema,
  },
  updateRetention: {
    method: 'PUT',
    path: '/retention_settings',
    access: change,
    who: admins,
    audit: retention.withoutId({ zh: '修改数据保留期限', en: 'Changed how long data is kept' }),
    sample: { body: { days: 180 } },
    summary: 'Set the retention period of personal data of orders, in days after shipping',
    description: 'With 0, data is kept until it is erased on request.',
    body: retentionUpdateSchema,
    response: retentionSettingsSchema,
  },
  createException: {
    method: 'POST',
    path: '/retention_exceptions',
    access: change,
    who: admins,
    audit: exception.byService({ zh: '设置单独的保留期限', en: 'Set another retention period' }),
    sample: { body: { sku_template_id: thing('template'), days: 30 } },
    summary: 'Set another retention period for the orders of a customer or of a template',
    description: 'A customer’s period applies before a template’s.',
    refuses: ['reference_unknown'],
    body: retentionExceptionInputSchema,
    response: retentionSettingsSchema,
  },
  deleteException: {
    method: 'DELETE',
    path: '/retention_exceptions/:id',
    access: change,
    who: admins,
    audit: exception.byPath({ zh: '移除单独的保留期限', en: 'Removed a retention period' }),
    sample: { params: { id: thing('retentionException') } },
    summary: 'Remove the retention period of a customer or a template',
    params: idParams,
    response: retentionSettingsSchema,
  },
  erasures: {
    method: 'GET',
    path: '/erasures',
    access: read,
    who: admins,
    summary: 'List erasures of personal data',
    list: erasureList,
    response: pageSchema(erasureSchema),
  },
  erasure: {
    method: 'GET',
    path: '/erasures/:id',
    access: read,
    who: admins,
    sample: { params: { id: thing('erasure') } },
    summary: 'Get an erasure: its plan, or its progress',
    params: idParams,
    response: erasureSchema,
  },
  createErasure: {
    method: 'POST',
    path: '/erasures',
    access: change,
    who: admins,
    audit: erasure.byResponse({ zh: '申请删除个人数据', en: 'Asked for an erasure' }),
    sample: { body: { kind: 'orders', system_nos: [unique] } },
    summary: 'Plan the erasure of orders, a receiver or an account',
    description: 'Nothing is erased until it is confirmed.',
    refuses: ['reference_unknown'],
    body: erasureInputSchema,
    response: erasureSchema,
  },
  recheckErasure: {
    method: 'PUT',
    path: '/erasures/:id/recheck',
    access: change,
    who: admins,
    audit: erasure.byPath({ zh: '重新检查删除范围', en: 'Checked an erasure again' }),
    // It is still being checked.
    sample: { params: { id: thing('erasure') }, answers: 409 },
    summary: 'Update the plan of an erasure',
    refuses: ['erasure_not_ready'],
    params: idParams,
    response: erasureSchema,
  },
  confirmErasure: {
    method: 'PUT',
    path: '/erasures/:id/confirm',
    access: change,
    who: admins,
    audit: erasure.byPath({ zh: '确认删除个人数据', en: 'Confirmed an erasure' }),
    sample: { params: { id: thing('erasure') }, answers: 409 },
    summary: 'Confirm an erasure; it cannot be undone',
    refuses: ['erasure_not_ready', 'erasure_blocked'],
    params: idParams,
    response: erasureSchema,
  },
  deleteErasure: {
    method: 'DELETE',
    path: '/erasures/:id',
    access: change,
    who: admins,
    audit: erasure.byPath({ zh: '放弃删除申请', en: 'Discarded an erasure' }),
    sample: { params: { id: thing('erasure') } },
    summary: 'Discard an erasure that was not confirmed',
    refuses: ['erasure_started'],
    params: idParams,
    response: doneSchema,
  },
  exportErasure: {
    method: 'GET',
    path: '/erasures/:id/export',
    access: change,
    who: admins,
    audit: erasure.byPath({ zh: '导出个人数据', en: 'Exported personal data' }),
    sample: { params: { id: thing('erasure') }, answers: 409 },
    summary: 'Export the data that an erasure would erase, as a zip of JSON, CSV and files',
    refuses: ['erasure_not_ready', 'export_running'],
    isExport: true,
    params: idParams,
    response: 'raw',
  },
  exportMine: {
    method: 'GET',
    path: '/mine/data_export',
    // It holds everything, also of the other members; the factory exports by its erasures.
    access: reauthenticated(sessionOnly(can('members.update'))),
    who: memberManagers,
    audit: account.withoutId({ zh: '导出自己的全部数据', en: 'Exported all of their data' }),
    summary: 'Export all data of your company, as a zip of JSON, CSV and files',
    refuses: ['export_running'],
    isExport: true,
    response: 'raw',
  },
  certificate: {
    method: 'GET',
    path: '/erasures/:id/certificate',
    access: read,
    who: admins,
    sample: { params: { id: thing('erasure') }, answers: 409 },
    summary: 'Get the record of an erasure: ids, counts and digests, without values',
    refuses: ['erasure_not_ready'],
    params: idParams,
    response: erasureCertificateSchema,
  },
});
