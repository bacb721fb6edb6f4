import { Form } from 'antd';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

const names = { login_name: 'printshop', factory_name: 'Elbe Werkstatt' };

it('says how hard a new password is to guess, and which one is not accepted because of a name in it', async () => {
  await showScreen(
    <IntlProvider locale="en-US">
      <Form layout="vertical">
        <Form.Item name="password" label="Password">
          <NewPasswordInput names={names} />
        </Form.Item>
      </Form>
    </IntlProvider>,
  );
  const input = page.getByLabelText('Password', { exact: true });
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  for (const [password, level] of [
    ['qwertyuiop', 'Password strength: very weak'],
    ['correct horse battery staple', 'Password strength: strong'],
    // The estimate alone calls both strong, and the server refuses them.
    ['rkz-PrintShop-9qv-mmt', 'Not accepted: it contains the login name'],
    ['Elbe-Werkstatt-Platen-7', 'Not accepted: it is mostly a name'],
  ] as const) {
    await userEvent.fill(input, password);
    await expect.element(page.getByRole('status')).toHaveTextContent(level);
  }
  await userEvent.clear(input);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
