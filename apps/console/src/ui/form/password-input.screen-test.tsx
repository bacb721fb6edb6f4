import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { PasswordInput } from './password-input.tsx';

it('is masked until its owner wants to see it, and takes what is pasted', async () => {
  await showScreen(
    <>
      <input aria-label="Notes" defaultValue="correct horse 42" />
      <PasswordInput aria-label="Password" autoComplete="current-password" />
    </>,
  );
  const field = page.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
  await page.getByLabelText('Notes').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await field.click();
  await userEvent.paste();
  await expect.element(field).toHaveValue('correct horse 42');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});
