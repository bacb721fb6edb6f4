import { Form } from 'antd';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { TimeZoneSelect } from './time-zone-select.tsx';

async function show(zone: string): Promise<void> {
  await showScreen(
    <Form initialValues={{ zone }}>
      <Form.Item name="zone" label="Time zone">
        <TimeZoneSelect />
      </Form.Item>
    </Form>,
  );
}

const isInField = (element: Element) => element.closest('.ant-select-dropdown') === null;

it('finds a zone by its city, with its offset, and looks up the others once, when it is opened', async () => {
  const known = vi.spyOn(Intl, 'supportedValuesOf');
  await show('Asia/Shanghai');
  await expect.element(page.getByText('Asia/Shanghai (UTC+8)')).toBeVisible();
  expect(known).not.toHaveBeenCalled();
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await userEvent.keyboard('tokyo');
  await page.getByTitle('Asia/Tokyo (UTC+9)').click();
  // Once in the field and once in the list, which closes.
  await expect.poll(() => page.getByTitle('Asia/Tokyo (UTC+9)').elements().some(isInField)).toBe(true);
  expect(known).toHaveBeenCalledOnce();
});

it('offers a zone that this browser does not list', async () => {
  await show('Asia/Chongqing');
  await expect.element(page.getByText('Asia/Chongqing (UTC+8)')).toBeVisible();
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await userEvent.keyboard('chongqing');
  await expect.element(page.getByRole('option', { name: 'Asia/Chongqing' })).toHaveAttribute('aria-selected', 'true');
});
