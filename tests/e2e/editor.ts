import { expect, type Page } from '@playwright/test';

/** The URL of an order's editor. */
export const editorOf = ({ id, sku_template_id }: { id: number; sku_template_id: number }) =>
  `/editor/${sku_template_id}/orders/${id}`;

/** Waits until the canvas shows the current document at the resolution of the screen. */
export async function waitForPicture(page: Page): Promise<void> {
  await expect(page.locator('[data-testid="page"][data-state="ready"]')).toBeVisible({ timeout: 60_000 });
}

/** Shows an image of the order on the canvas at 100 %. */
export async function openImage(page: Page, image: string, images = 'Images'): Promise<void> {
  await page.getByRole('radiogroup', { name: images, exact: true }).getByText(image, { exact: true }).click();
  await page.keyboard.press('Control+1');
  await waitForPicture(page);
}

export async function pickLayer(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Layers you can change' }).getByRole('button', { name }).click();
}

export async function saveOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The images are being rendered again.')).toBeVisible();
}
