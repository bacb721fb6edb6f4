import type { Locale } from '@platen/model/locale';
import { Form } from 'antd';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { CaptchaInput } from './captcha-input.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1280, 900);
});

const cases: [Locale, number][] = [
  ['en-US', 1280],
  ['en-US', 390],
  ['zh-CN', 1280],
  ['zh-CN', 390],
];

it.each(cases)('shows the whole hint in %s at %i px', async (locale, width) => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, name: 'Platen', logo: null }));
  await page.viewport(width, 844);
  await showScreen(
    <IntlProvider locale={locale}>
      <VisitorFrame title="Sign in" subtitle="">
        <Form size="large">
          <CaptchaInput loadedAtMs={1} onRefresh={() => undefined} />
        </Form>
      </VisitorFrame>
    </IntlProvider>,
  );
  const input = page.getByRole('textbox');
  await expect.element(input).toBeVisible();
  const element = input.element() as HTMLInputElement;
  const { font } = getComputedStyle(element);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = font;
  expect(context?.measureText(element.placeholder).width).toBeLessThanOrEqual(element.clientWidth);
});
