import type { Client } from '@platen/contract/client';
import { fetchClient, type FetchOptions } from '@platen/contract/fetch-client';
import { test } from '@playwright/test';
import { demoPassword } from './console.ts';

/** Somebody who calls the API beside the browser, for what a journey is not about. */
export type Caller = Client<FetchOptions>;

export interface Customer {
  id: number;
  api: Caller;
  factory: Caller;
}

/** With a session's token or an API key, or as a stranger. */
export function callWith(token?: string): Caller {
  return fetchClient({ url: String(test.info().project.use.baseURL), token });
}

export async function callerOf(login_name: string, password = demoPassword): Promise<Caller> {
  const { token } = await callWith()('POST /sessions', { body: { login_name, password } });
  return callWith(token);
}

/** A customer whom the factory has just let in: an empty wallet and no orders. */
export async function newCustomer(login_name: string): Promise<Customer> {
  const factory = await callerOf('factory');
  const person = { login_name, password: demoPassword, screen_name: login_name };
  const { id } = await factory('POST /users', { body: person });
  return { id, factory, api: await callerOf(login_name) };
}

/** Money in the wallet, by transfer, which the factory approves. */
export async function fund({ api, factory }: Customer, amount: number): Promise<void> {
  const { id } = await api('POST /recharges', { body: { amount, payment_method: 'offline' } });
  await factory('PUT /recharges/:id/approve', { params: { id } });
}
