import { errorTable } from '@platen/model/errors/errors';
import { Button } from 'antd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { api } from '../request/request.ts';
import { useListExport } from '../request/use-list-export.tsx';
import { ReauthenticationHost } from './reauthentication-host.tsx';

const refusal = (error: { code: number; en: string }, status: number) =>
  Response.json({ code: error.code, error_message: error.en, fields: [] }, { status });

let isConfirmed: boolean;
let protectedCalls: { key: string | null; isDone: boolean }[];
let outcomes: string[];
beforeEach(() => {
  isConfirmed = false;
  protectedCalls = [];
  outcomes = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input.includes('/users/7/factors') || input.includes('/audit_entries/export')) {
      protectedCalls.push({ key: new Headers(init?.headers).get('Idempotency-Key'), isDone: isConfirmed });
      return isConfirmed ? Response.json({ success: true }) : refusal(errorTable.reauthentication_required, 403);
    }
    if (input.endsWith('/sessions/reauthenticate')) {
      const { password } = JSON.parse(init?.body as string);
      if (password !== 'right') return refusal(errorTable.current_password_wrong, 400);
      isConfirmed = true;
      return Response.json({ success: true });
    }
    return Response.json({ totp: null, passkeys: [], recovery_codes_left: 0, required_from: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const reset = () =>
  api('DELETE /users/:id/factors', { params: { id: 7 }, showError: false }).then(
    () => outcomes.push('done'),
    () => outcomes.push('refused'),
  );

async function pressReset() {
  await showScreen(
    <>
      <Button onClick={() => void reset()}>Reset</Button>
      <ReauthenticationHost />
    </>,
  );
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
}

it('asks for the password, keeps asking after a wrong one, and then repeats the call once', async () => {
  await pressReset();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('The current password is incorrect')).toBeVisible();
  expect(outcomes).toEqual([]);
  await dialog.getByLabelText('Password', { exact: true }).fill('right');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => outcomes).toEqual(['done']);
  expect(protectedCalls.map(({ isDone }) => isDone)).toEqual([false, true]);
  // The server must see the repetition as the same change.
  expect(new Set(protectedCalls.map(({ key }) => key)).size).toBe(1);
});

it('refuses the call if the person closes the dialog', async () => {
  await pressReset();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => outcomes).toEqual(['refused']);
  expect(protectedCalls).toHaveLength(1);
});

it('asks before a file is exported too, and then downloads it', async () => {
  function Head() {
    const { action, strip } = useListExport('GET /audit_entries/export', {}, 'Audit log');
    return (
      <>
        <ActionButtons actions={[action]} />
        {strip}
      </>
    );
  }
  await showScreen(
    <>
      <Head />
      <ReauthenticationHost />
    </>,
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByLabelText('Password', { exact: true }).fill('right');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => protectedCalls.map(({ isDone }) => isDone)).toEqual([false, true]);
  await expect.element(page.getByText('Confirm it’s you').first()).not.toBeInTheDocument();
});
