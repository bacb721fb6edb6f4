import { demoAccounts } from '@platen/demo/accounts';
import { describe, expect, it } from 'vitest';
import { createUser } from '../resources/accounts/users/users.service.ts';
import { useTestApp } from '../testing/test-app.ts';
import { listOpenDemoAccounts } from './open-demo-accounts.ts';

describe('open demo accounts', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });

  it('are found until they are frozen, and exclude other people of the same name', async () => {
    for (const account of demoAccounts('en-US')) {
      const email = account.login_name === 'admin' ? 'boss@print.example' : account.email;
      await createUser(app.db, { ...account, email, password: 'a long password' });
    }
    expect(await listOpenDemoAccounts(app.db)).toEqual(['factory', 'merchant', 'reseller']);
    await app.db.updateTable('users').set({ is_block: true }).execute();
    expect(await listOpenDemoAccounts(app.db)).toEqual([]);
  });
});
