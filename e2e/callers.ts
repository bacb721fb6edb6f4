import { type APIRequestContext, expect } from '@playwright/test';
import { demoPassword } from './console.ts';

const api = '/app_api/v1';

export interface Caller {
  call: <T = Record<string, unknown>>(method: 'get' | 'post' | 'put', path: string, data?: object) => Promise<T>;
}

/** Somebody who calls the API beside the browser, for what a journey is not about. */
async function callerOf(request: APIRequestContext, login_name: string, password = demoPassword): Promise<Caller> {
  const session = await request.post(`${api}/sessions`, { data: { login_name, password } });
  const { token } = (await session.json()) as { token: string };
  return {
    async call<T>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> {
      const headers = { authorization: `Bearer ${token}` };
      const said = await request[method](api + path, { headers, ...(data && { data }) });
      expect(said.ok(), `${method} ${path} ${await said.text()}`).toBe(true);
      return (await said.json()) as T;
    },
  };
}

/** A customer whom the factory has just let in: an empty wallet and no orders. */
export async function newCustomer(request: APIRequestContext, login_name: string) {
  const factory = await callerOf(request, 'factory');
  const { id } = await factory.call<{ id: number }>('post', '/users', {
    login_name,
    password: demoPassword,
    screen_name: login_name,
  });
  return { id, factory, ...(await callerOf(request, login_name)) };
}

/** Money in the wallet, by transfer, which the factory approves. */
export async function fund(customer: Caller & { factory: Caller }, amount: number): Promise<void> {
  const recharge = await customer.call<{ id: number }>('post', '/recharges', { amount, payment_method: 'offline' });
  await customer.factory.call('put', `/recharges/${recharge.id}/approve`);
}
