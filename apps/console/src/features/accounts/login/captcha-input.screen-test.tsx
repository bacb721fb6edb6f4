import type { Locale } from '@platen/model/text/locale';
import { Form } from 'antd';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { CaptchaInput } from './captcha-input.tsx';

const captchaPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="264" height="88"><rect width="264" height="88" fill="#f6f7fb"/></svg>',
)}`;

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

async function showCaptcha(locale: Locale, widthPx: number) {
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, name: 'Platen', logo: null }));
  await page.viewport(widthPx, 844);
  await showScreen(
    <IntlProvider locale={locale}>
      <VisitorFrame title="Sign in" subtitle="">
        <Form size="large">
          <CaptchaInput loadedAtMs={1} onRefresh={() => undefined} />
        </Form>
      </VisitorFrame>
    </IntlProvider>,
  );
}

it.each(cases)('shows the whole hint in %s at %i px', async (locale, width) => {
  await showCaptcha(locale, width);
  const input = page.getByRole('textbox');
  await expect.element(input).toBeVisible();
  const element = input.element() as HTMLInputElement;
  const { font } = getComputedStyle(element);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = font;
  expect(context?.measureText(element.placeholder).width).toBeLessThanOrEqual(element.clientWidth);
});

it.each([1280, 390, 320])('shows the captcha whole and no smaller than it was drawn at %i px', async (width) => {
  await showCaptcha('en-US', width);
  await expect.element(page.getByRole('img')).toBeInTheDocument();
  const image = page.getByRole('img').element() as HTMLImageElement;
  // As the server draws it: 132 by 44 px, at twice the resolution.
  image.src = captchaPicture;
  await image.decode();
  const { objectFit } = getComputedStyle(image);
  const [across, down] = [image.clientWidth / image.naturalWidth, image.clientHeight / image.naturalHeight];
  // The scale at which each way of fitting draws it: what exceeds the box is cut.
  const scale = objectFit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  expect(image.naturalWidth * scale).toBeLessThanOrEqual(image.clientWidth + 0.5);
  expect(image.naturalHeight * scale).toBeLessThanOrEqual(image.clientHeight + 0.5);
  expect(image.naturalHeight * scale).toBeGreaterThan(width < 768 ? 44 : 37);
});
