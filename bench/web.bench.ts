/**
 * Measures the console in a real browser on the built product: transferred bytes of the sign-in page and of the first
 * list, the time until a slow connection can sign in, layout shifts, the time until a click is answered, and duplicate
 * requests. Each ratio is relative to its limit and must be at most 1.
 */
import { chromium } from '@playwright/test';
import { chromium as chromiumProgram } from '../scripts/browsers.mjs';
import { ensureRequirements } from '../scripts/requirements.mjs';
import { budgetBytes } from './web/limits.ts';
import { pagesOf } from './web/pages.ts';
import { startProduct } from './web/product.ts';
import { measureSkeletons, measureSlowSignIn } from './web/slow-line.ts';
import { type Visit, visit } from './web/visit.ts';
import { waitForRowImages } from './web/wait-for-row-images.ts';

const layoutShiftMax = 0.05;
const slowSignInMaxMs = 10_000;
const skeletonMaxMs = 100;

const print = (name: string, value: number, note: string) =>
  console.log(`${note}\nratio web.${name} ${value.toFixed(2)}`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const weightOf = (seen: Visit | undefined) => (seen ? seen.bytes + seen.pictureBytes : Number.NaN);
const worst = (values: readonly number[]) => Math.max(0, ...values);

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: (await ensureRequirements({ chromium: chromiumProgram })).chromium,
  args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  await waitForRowImages(product.url);
  const { context, pages } = await pagesOf(browser, product.url);
  const visits = new Map<string, Visit>();
  for (const { path, signsIn } of pages) {
    const seen = await visit(context, `${product.url}${path}`, signsIn);
    visits.set(path, seen);
    const { bytes, pictureBytes, requests, layoutShift } = seen;
    console.log(
      `${path.padEnd(28)} ${kilobytes(bytes).padStart(7)} and ${kilobytes(pictureBytes)} of pictures in ${requests} requests, shift ${layoutShift.toFixed(3)}`,
    );
  }
  const [login, list] = ['/login', '/orders'].map((path) => weightOf(visits.get(path))) as [number, number];
  const all = [...visits.values()];
  print('login_bytes_vs_budget', login / budgetBytes.login, `sign-in page: ${kilobytes(login)}`);
  print('list_bytes_vs_budget', list / budgetBytes.list, `first list: ${kilobytes(list)}`);
  print(
    'layout_shift_vs_limit',
    worst(all.map((seen) => seen.layoutShift)) / layoutShiftMax,
    'the page that jumps most',
  );
  const twice = all.flatMap((seen) => seen.askedTwice);
  print('asked_twice', twice.length, `asked for twice in one view: ${twice.join(', ') || 'nothing'}`);
  const violations = all.flatMap((seen) => seen.violations);
  print('policy_violations', violations.length, `against the policy: ${violations.join(', ') || 'nothing'}`);

  const signInMs = await measureSlowSignIn(browser, product.url);
  print(
    'slow_login_vs_limit',
    signInMs / slowSignInMaxMs,
    `sign-in form at 400 kbit/s and 400 ms: ${(signInMs / 1000).toFixed(1)} s`,
  );
  const skeletonMs = await measureSkeletons(context, product.url);
  print(
    'skeleton_vs_limit',
    skeletonMs / skeletonMaxMs,
    `a press of the menu is answered after ${skeletonMs.toFixed(0)} ms at most`,
  );
} finally {
  await browser.close();
  await product.stop();
}
