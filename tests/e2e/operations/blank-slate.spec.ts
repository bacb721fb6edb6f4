import { createRequire } from 'node:module';
import { fetchClient } from '@platen/contract/fetch-client';
import { layerKinds } from '@platen/design/layers/index';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Caller } from '../callers.ts';
import { expectAccessible, fillLogin, type Locale, openBrowser } from '../console.ts';
import { waitForPicture } from '../editor.ts';
import { isFullRun } from '../full-run.ts';
import { type BlankFactory, test } from './blank-factory.ts';
import { answer, orderByApi, orderByGrid, orderBySheet, payAll, printAndShip, recharge } from './blank-orders.ts';
import { addedKinds, addLayers, areasPlan, drawnPlan } from './blank-template.ts';
import { type ScreenTexts, screenTexts } from './screen-texts.ts';

const password = 'a fine password 7';
const locales: readonly Locale[] = isFullRun ? ['en-US', 'zh-CN'] : ['zh-CN'];
const { resolve } = createRequire(import.meta.url);
/** The Chinese journey uses a font without Chinese letters: new layers must be valid even then. */
const fontFiles: Record<Locale, string> = {
  'en-US': resolve('@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf'),
  'zh-CN': resolve('@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2'),
};

/** The constants of a journey. */
interface Journey {
  browser: Browser;
  blank: BlankFactory;
  locale: Locale;
  w: ScreenTexts;
}

async function setUp({ browser, blank, locale, w }: Journey): Promise<Page> {
  const page = await openBrowser(browser, locale, 1920);
  await page.goto('/');
  await expect(page).toHaveURL(/\/setup$/);
  await page.getByLabel(w.setupCode, { exact: true }).fill('0000-0000-0000');
  await page.getByLabel(w.factoryName, { exact: true }).fill('Nebula 星云');
  await page.getByLabel(w.yourName, { exact: true }).fill('Mia');
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.createFactory, exact: true }).click();
  // A visitor without the code cannot create the first account.
  await expect(page.locator('.ant-form-item-explain-error')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByLabel(w.setupCode, { exact: true }).fill(blank.setupCode);
  await page.getByRole('button', { name: w.createFactory, exact: true }).click();
  await expect(page.getByRole('heading', { name: w.checklist })).toBeVisible();
  await expectAccessible(page);
  const closed = await openBrowser(browser, locale);
  await closed.goto('/setup');
  await expect(closed).toHaveURL(/\/login/);
  return page;
}

/** Sends an invitation from the checklist; the invited person chooses a password and is then signed in. */
async function invite({ browser, locale, w }: Journey, admin: Page, step: string, login: string): Promise<Page> {
  await admin.goto('/');
  await admin.getByRole('link', { name: step, exact: true }).click();
  await admin.getByLabel(w.loginName, { exact: true }).fill(login);
  await admin.getByLabel(w.name, { exact: true }).fill(login);
  await admin.getByRole('button', { name: w.invite, exact: true }).click();
  const link = await admin.getByRole('dialog').locator('code').innerText();
  await answer(admin, w.close);
  await expect(admin).toHaveURL(/\/users\/\d+$/);

  const page = await openBrowser(browser, locale, 1920);
  await page.goto(link);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.setPassword, exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, locale, login, password);
  await expect(page).not.toHaveURL(/\/login/);
  return page;
}

/** Adds a category, a shipping method, a font and payment instructions. */
async function configureFactory(page: Page, { locale, w }: Journey): Promise<void> {
  await page.goto('/categories');
  await page.getByRole('button', { name: w.newCategory }).first().click();
  await page.getByRole('dialog').getByLabel(w.name, { exact: true }).fill('Mugs');
  await answer(page, w.save);
  await expect(page.getByText('Mugs').first()).toBeVisible();

  await page.goto('/shipping_settings/edit');
  await page.getByRole('button', { name: w.addMethod }).click();
  await page.getByLabel(w.method, { exact: true }).fill('Courier');
  await page.getByRole('button', { name: w.save, exact: true }).click();
  await expect(page).toHaveURL(/\/shipping_settings$/);

  await page.goto('/font_libraries/new');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: w.fontFile }).click();
  await (await chooser).setFiles(fontFiles[locale]);
  await expect(page.getByLabel(w.name, { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: w.save, exact: true }).click();
  await expect(page).toHaveURL(/\/font_libraries(\?|$)/);

  await page.goto('/recharges');
  await page.getByRole('button', { name: w.instructions, exact: true }).click();
  await page.getByLabel(w.instructionsLabel, { exact: true }).fill('IBAN CH93 0076');
  await answer(page, w.save);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Creates a template with layers on its production image, publishes it from the designer and returns its number. */
async function makeTemplate(
  { locale, w }: Journey,
  page: Page,
  { kind, name, plan }: { kind: string; name: string; plan: typeof drawnPlan },
): Promise<string> {
  await page.goto('/sku_templates/new');
  await page.getByRole('main').getByText(kind, { exact: true }).click();
  await page.getByLabel(w.name, { exact: true }).fill(name);
  await page.getByLabel(w.cell(w.size), { exact: true }).fill('S');
  await page.getByLabel(w.cell(w.price), { exact: true }).fill('12.5');
  await page.getByLabel(w.cell(w.widthPx), { exact: true }).fill('800');
  await page.getByLabel(w.cell(w.heightPx), { exact: true }).fill('400');
  await page.getByRole('button', { name: w.save, exact: true }).click();
  // A template for supplied images needs no design, so its own page opens next.
  await expect(page).toHaveURL(/\/(editor|sku_templates)\/\d+/);
  if (!page.url().includes('/editor/')) await page.getByRole('main').getByText(w.design, { exact: true }).click();
  await waitForPicture(page);
  await page.getByRole('radiogroup', { name: w.images }).getByText('S', { exact: true }).click();
  await addLayers({ page, locale, w }, plan);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(w.unsaved, { exact: true })).toBeHidden();
  await page.getByRole('button', { name: w.publish, exact: true }).click();
  await answer(page, w.publish);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(page.url().replace('/editor/', '/sku_templates/'));
  return (
    (
      await page
        .getByText(/SKU\d{6}/)
        .first()
        .innerText()
    ).match(/SKU\d{6}/)?.[0] ?? ''
  );
}

for (const locale of locales) {
  const title = `a new factory is set up and ships its first parcel, in ${locale}`;
  test(title, { tag: '@slow' }, async ({ browser, blank }) => {
    test.setTimeout(900_000);
    const w = screenTexts[locale];
    const journey = { browser, blank, locale, w };
    const { step } = test;
    const admin = await step('set-up page', () => setUp(journey));
    const staff = await step('invite staff', () => invite(journey, admin, w.inviteStaff, 'anna'));
    await step('categories, shipping, fonts, payment', () => configureFactory(staff, journey));

    expect([...addedKinds].sort()).toEqual(Object.keys(layerKinds).sort());
    const drawn = await step('template with every kind that is drawn', () =>
      makeTemplate(journey, staff, { kind: w.drawnKind, name: 'Everything', plan: drawnPlan }),
    );
    const finished = await step('template of finished files', () =>
      makeTemplate(journey, staff, { kind: w.finishedKind, name: 'Finished', plan: areasPlan }),
    );
    const customer = await step('invite a customer', () => invite(journey, admin, w.inviteCustomer, 'shop'));
    await step('end of the checklist', async () => {
      await admin.goto('/');
      await admin.getByRole('button', { name: w.skipMail }).click();
      await admin.getByRole('button', { name: w.hide, exact: true }).click();
      await expect(admin.getByRole('heading', { name: w.checklist })).toBeHidden();
    });

    const api = await signedIn(blank, 'shop');
    const factory = await signedIn(blank, 'anna');
    await step('order by grid', () => orderByGrid(customer, w, drawn));
    await step('order by sheet', () => orderBySheet(customer, w, drawn));
    await step('order by API', () => orderByApi(blank, api, finished));
    await step('recharge', () => recharge(customer, staff, w));
    await step('pay', async () => {
      await payAll(customer, w, 'micro_custom', 2);
      await payAll(customer, w, 'form', 1);
    });
    await step('confirm, print and ship', () => printAndShip(w, { customer, staff, api, factory }));
  });
}

async function signedIn({ url }: BlankFactory, login_name: string): Promise<Caller> {
  const { token } = await fetchClient({ url })('POST /sessions', { body: { login_name, password } });
  return fetchClient({ url, token });
}
