import type { Client } from '@platen/contract/client';
import { type FetchOptions, fetchClient } from '@platen/contract/fetch-client';
import { test } from '@playwright/test';
import { demoPassword } from './console.ts';
import { recordSecrets } from './journey-logs.ts';

/** A client for calls outside the browser, for setup that a journey does not test. */
export type Caller = Client<FetchOptions>;

export interface Customer {
  id: number;
  api: Caller;
  factory: Caller;
}

/** With the token of a session, an API key, or without authentication. */
export function callWith(token?: string): Caller {
  recordSecrets({ token });
  return fetchClient({ url: String(test.info().project.use.baseURL), token });
}

export async function callerOf(login_name: string, password = demoPassword): Promise<Caller> {
  const { token } = await callWith()('POST /sessions', { body: { login_name, password } });
  return callWith(token);
}

/** A new customer with an empty wallet and without orders. */
export async function newCustomer(login_name: string): Promise<Customer> {
  const factory = await callerOf('factory');
  const person = { login_name, password: demoPassword, screen_name: login_name };
  const { id } = await factory('POST /users', { body: person });
  return { id, factory, api: await callerOf(login_name) };
}

/** Recharges the wallet by transfer and lets the factory approve it. */
export async function fund({ api, factory }: Customer, amount: number): Promise<void> {
  const { id } = await api('POST /recharges', { body: { amount, payment_method: 'offline' } });
  await factory('PUT /recharges/:id/approve', { params: { id } });
}
