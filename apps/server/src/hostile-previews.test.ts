import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { newLayer } from '@platen/design/new-layer';
import { expect, it } from 'vitest';
import { config } from './resources/orders/orders/testing/designs.ts';
import { isFullRun } from './testing/full-run.ts';
import { testPassword, useTestApp } from './testing/test-app.ts';

const app = useTestApp({ PLATEN_ROLE: 'api' });

const size = { width: 1500, height: 20_000 };
const memoryMax = 1000 * 1024 * 1024;

/** Thousands of translucent layers that each cover the whole image. */
function crowd(turn: number) {
  const layers = Array.from({ length: 2000 }, (_, index) =>
    newLayer('Rect', { set: { id: `r${index}`, name: 'r', ...size, rotate: turn / 2, fill: 'rgba(255,0,80,0.4)' } }),
  );
  return config('effect', layers, size);
}

// It draws until the time limit, with every core.
it.runIf(isFullRun)(
  'survives a preview that cannot be drawn, explains it, and serves other requests',
  {
    timeout: 180_000,
  },
  async () => {
    const staff = await app.signUp('staff');
    const customer = await app.signUp();
    const body = { name: '杯', kind: 'micro_custom', size_prices: [{ size: 'M', price: 20 }] };
    const { id } = (await app.call<SkuTemplate>('POST', '/sku_templates', { token: staff.token, body })).body;
    const preview = (token: string, of: object) =>
      app.call('POST', `/sku_templates/${id}/preview`, { token, body: { config: of }, headers: { locale: 'zh-CN' } });

    const other = await app.signUp('staff');
    const small = (width: number) => config('effect', [newLayer('Rect', { set: { id: 'one', name: 'r', width } })]);
    // Start two threads before the clock runs, because a busy machine takes long to start them.
    await Promise.all([preview(staff.token, small(10)), preview(other.token, small(20))]);
    const before = process.memoryUsage.rss();
    let most = before;
    const hostile = { isOver: false };
    const drawing = preview(staff.token, crowd(1)).finally(() => (hostile.isOver = true));
    // The second preview waits for the first and ends with the server.
    preview(staff.token, crowd(2)).catch(() => undefined);
    // Another customer's picture is drawn at the same time: one customer does not take every thread.
    const fair = await preview(other.token, small(30));
    expect({ status: fair.status, ...hostile }).toEqual({ status: 200, isOver: false });
    while (!hostile.isOver) {
      const login = { login_name: customer.login_name, password: testPassword };
      expect((await app.call('POST', '/sessions', { body: login })).status).toBe(200);
      most = Math.max(most, process.memoryUsage.rss());
    }
    expect(await drawing).toMatchObject({
      status: 422,
      body: { code: 42200, message: '这张图片无法生成：生成超时，请减少图层或缩小尺寸' },
    });
    expect(most - before).toBeLessThan(memoryMax);
  },
);
