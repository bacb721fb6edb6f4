import { Form } from 'antd';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

const knownWords = ['printshop'];

it('says how hard a new password is to guess, and counts words that a guesser knows as weak', async () => {
  await showScreen(
    <IntlProvider locale="en-US">
      <Form layout="vertical">
        <Form.Item name="password" label="Password">
          <NewPasswordInput knownWords={knownWords} />
        </Form.Item>
      </Form>
    </IntlProvider>,
  );
  const input = page.getByLabelText('Password', { exact: true });
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  for (const [password, level] of [
    ['qwertyuiop', 'very weak'],
    ['printshop2026', 'weak'],
    ['correct horse battery staple', 'strong'],
  ] as const) {
    await userEvent.fill(input, password);
    await expect.element(page.getByRole('status')).toHaveTextContent(`Password strength: ${level}`);
  }
  await userEvent.clear(input);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
