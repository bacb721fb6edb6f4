import { setTimeout as sleep } from 'node:timers/promises';
import { fetchClient } from '@platen/contract/fetch-client';

const demoMerchant = { login_name: 'merchant', password: 'platen-demo-2026' };
const restMs = 500;

/** Waits until the images of the first list's rows are rendered: before that the list transfers less and polls. */
export async function waitForRowImages(url: string): Promise<void> {
  const { token } = await fetchClient({ url })('POST /sessions', { body: demoMerchant });
  const api = fetchClient({ url, token });
  const isPending = ({ state }: { state: string }) => state === 'queued' || state === 'running';
  for (;;) {
    const { data } = await api('GET /orders');
    const images = data.flatMap((order) => [...order.rendering_effect_images, ...order.rendering_custom_areas]);
    if (!images.some(isPending)) return;
    await sleep(restMs);
  }
}
