import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { CreatePageDialog } from './page-details.dialog.tsx';

it('counts characters beside the hint, not over it', async () => {
  await page.viewport(390, 844);
  await showScreen(<CreatePageDialog onSaved={async () => undefined} onClose={() => undefined} />);
  const hint = page.getByText('Shown below the title in search results', { exact: false });
  await expect.element(hint).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(hint.element());
  const count = document.querySelector('.ant-input-data-count')?.getBoundingClientRect();
  expect(count).toBeDefined();
  for (const line of text.getClientRects()) {
    const isApart = line.right <= (count?.left ?? 0) || line.top >= (count?.bottom ?? 0);
    expect(isApart, `${line.right} ${count?.left}`).toBe(true);
  }
  await page.viewport(1280, 900);
});
