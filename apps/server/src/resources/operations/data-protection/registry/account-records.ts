import type { PersonalRecord } from './table-record.ts';

const ofUser = { accounts: 'user_id' };

/**
 * What a company and its people have beside their orders. Their rows stay, without a name and frozen: the ledger and the audit
 * log refer to their ids.
 */
export const accountRecords: readonly PersonalRecord[] = [
  { table: 'sessions', dataClass: 'access', rows: ofUser, erase: 'delete', columns: ['address', 'user_agent'] },
  {
    table: 'api_keys',
    dataClass: 'access',
    rows: ofUser,
    erase: 'delete',
    columns: ['name', 'description', 'addresses', 'last_used_address'],
  },
  { table: 'webhooks', dataClass: 'access', rows: ofUser, erase: 'delete', columns: ['url', 'description'] },
  { table: 'passkeys', dataClass: 'access', rows: ofUser, erase: 'delete', columns: ['name'] },
  {
    table: 'totp_secrets',
    dataClass: 'access',
    rows: ofUser,
    erase: 'delete',
    columns: ['secret_sealed'],
    isSecret: true,
  },
  {
    table: 'recovery_codes',
    dataClass: 'access',
    rows: ofUser,
    erase: 'delete',
    columns: ['code_hash'],
    isSecret: true,
  },
  {
    table: 'known_devices',
    dataClass: 'access',
    rows: ofUser,
    erase: 'delete',
    columns: ['fingerprint'],
    isSecret: true,
  },
  {
    table: 'passkey_challenges',
    dataClass: 'access',
    rows: ofUser,
    erase: 'delete',
    columns: ['challenge'],
    isSecret: true,
  },
  {
    table: 'account_codes',
    dataClass: 'access',
    rows: { accounts: '(select id from users where lower(users.login_name) = lower(account_codes.login_name))' },
    erase: 'delete',
    columns: ['login_name', 'code_hash'],
    isSecret: true,
  },
  {
    table: 'pgboss.job',
    dataClass: 'access',
    // Jobs that have ended are removed by the queue after a week. These name the account and what it was told.
    rows: { accounts: `case when data->>'user_id' ~ '^\\d+$' then (data->>'user_id')::bigint end` },
    erase: 'delete',
    columns: ['data', 'output'],
    isSecret: true,
  },
  {
    table: 'header_mappings',
    dataClass: 'account',
    rows: ofUser,
    erase: 'delete',
    columns: ['headers', 'mapping'],
  },
  { table: 'advance_grants', dataClass: 'account', rows: ofUser, erase: { reason: `''` } },
  { table: 'approvals', dataClass: 'account', rows: ofUser, erase: { request_reason: `''`, decision_reason: `''` } },
  {
    table: 'payment_notices',
    dataClass: 'account',
    rows: { accounts: '(select user_id from recharges where recharges.no = payment_notices.recharge_no)' },
    erase: { body: `'{}'` },
  },
  {
    table: 'recharges',
    dataClass: 'account',
    rows: ofUser,
    erase: { remark: `''`, rejected_reason: `''`, code_url: 'null', page_url: 'null' },
  },
  {
    table: 'users',
    dataClass: 'account',
    rows: { accounts: 'id' },
    erase: {
      login_name: `'erased-' || id`,
      password_hash: `''`,
      screen_name: `''`,
      avatar: 'null',
      email: 'null',
      phone: 'null',
      contact_name: `''`,
      contact_phone: `''`,
      notification_email: 'null',
      sender: 'null',
      is_block: 'true',
      updated_at: 'now()',
    },
  },
  {
    table: 'companies',
    dataClass: 'account',
    rows: { accounts: 'id' },
    erase: { name: `''`, sender: 'null', is_block: 'true', updated_at: 'now()' },
  },
];

/** Files, drawn images and words that people attach: they go when nothing refers to them any more. */
export const ownedRecords: readonly PersonalRecord[] = [
  {
    table: 'blobs',
    dataClass: 'content',
    rows: { accounts: 'owner_id' },
    erase: 'owner',
    columns: ['filename', 'checksum', 'source_checksum', 'key'],
  },
  { table: 'blob_copies', dataClass: 'content', rows: {}, erase: 'owner', columns: ['key'] },
  {
    table: 'renders',
    dataClass: 'content',
    rows: {},
    erase: 'owner',
    columns: ['digest', 'scene', 'findings', 'error'],
  },
  { table: 'tags', dataClass: 'content', rows: {}, erase: 'owner', columns: ['name'] },
  {
    table: 'erasures',
    dataClass: 'receiver',
    rows: {},
    // The search itself knows the name: its own end removes it.
    erase: 'owner',
    columns: ['receiver_name', 'receiver_phone'],
  },
];
