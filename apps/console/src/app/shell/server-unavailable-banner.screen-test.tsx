import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../shared/request/request.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ServerUnavailableBanner } from './server-unavailable-banner.tsx';

let isUnavailable = false;
let requests = 0;
beforeEach(() => {
  requests = 0;
  vi.stubGlobal('fetch', async (input: string) => {
    if (isUnavailable) throw new TypeError('no answer');
    if (input.endsWith('/readyz')) return Response.json({});
    requests++;
    return Response.json({ id: 1, name: `answer ${requests}`, logo: null });
  });
});
afterEach(() => {
  isUnavailable = false;
  vi.unstubAllGlobals();
});

function Screen() {
  const { data } = useQuery({ queryKey: ['site'], queryFn: () => api('GET /application/info'), retry: false });
  return (
    <>
      <ServerUnavailableBanner />
      <p>{data?.name}</p>
      <input aria-label="Remark" />
      <button type="button" onClick={() => void api('GET /application/info').catch(() => undefined)}>
        Ask
      </button>
    </>
  );
}

const banner = page.getByRole('status');

it('shows that the server is unavailable, retries automatically, and leaves the page as it is', async () => {
  await showScreen(<Screen />);
  await expect.element(page.getByText('answer 1')).toBeVisible();
  await page.getByLabelText('Remark').fill('typed before');
  isUnavailable = true;
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(banner).toHaveTextContent('Can’t reach the server');
  await page.getByRole('button', { name: 'Retry now' }).click();
  await expect.element(banner).toBeVisible();
  await expect.element(page.getByText('answer 1')).toBeVisible();

  isUnavailable = false;
  await expect.element(banner, { timeout: 20_000 }).not.toBeInTheDocument();
  // What may have changed in the meantime was fetched again.
  await expect.element(page.getByText('answer 2')).toBeVisible();
  await expect.element(page.getByLabelText('Remark')).toHaveValue('typed before');
});
