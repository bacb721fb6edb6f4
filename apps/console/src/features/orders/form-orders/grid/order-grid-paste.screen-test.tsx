import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cellOf, pasteInto, showGrid } from '../testing/show-grid.tsx';

it('maps a paste by its headers, including the receiver, and reports unused columns', async () => {
  const { rows, drafts } = await showGrid();
  pasteInto(
    'Quantity 1',
    '收件人姓名\t定制项-Name*\t客户订单号*\t尺寸\t总数量\t城市\tWeight\n林\tAda\tA-1\tM\t2\t杭州\t5\n陈\tGrace\tA-2\tL\t3\t上海\t\n',
  );
  await expect.element(cellOf('Order number 2')).toHaveValue('A-2');
  expect(rows()).toEqual([
    ['A-1', 'M', '2', 'Ada'],
    ['A-2', 'L', '3', 'Grace'],
  ]);
  expect(drafts().map(({ receiver }) => [receiver.receiver_name, receiver.city])).toEqual([
    ['林', '杭州'],
    ['陈', '上海'],
  ]);
  // The collapsed columns are expanded now, and unknown columns are reported.
  await expect.element(cellOf('City 2')).toHaveValue('上海');
  await expect.element(page.getByText('2 rows pasted, columns matched by header')).toBeVisible();
  await expect.element(page.getByText('Weight', { exact: false })).toBeVisible();
});

it('counts what did not fit, and undoes a paste as one step', async () => {
  const { rows } = await showGrid();
  pasteInto('Order number 1', 'Order no\tSKU\nA-1\tSKU000001\nA-2\tSKU777777\nA-3\tSKU777777');
  await expect.element(page.getByText('1 row pasted, 2 not:')).toBeVisible();
  await expect.element(page.getByText('2 rows belong to another SKU template.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(rows).toEqual([['', '', '1', '']]);
  await expect.element(page.getByText('1 row pasted, 2 not:')).not.toBeInTheDocument();
});

it('pastes an HTML table if the clipboard has no text', async () => {
  const { rows } = await showGrid();
  const html =
    '<table><tr><td>A-1</td><td></td><td>M</td><td>2</td></tr><tr><td>A-2</td><td></td><td>L</td></tr></table>';
  pasteInto('Order number 1', { 'text/html': html });
  await expect.poll(rows).toEqual([
    ['A-1', 'M', '2', ''],
    ['A-2', 'L', '1', ''],
  ]);
});

it('splits an address that is pasted as one text, and many of them on click', async () => {
  const { drafts } = await showGrid();
  pasteInto('Add receiver, Receiver and remark 1', '张三 13812345678 浙江省杭州市余杭区文一西路969号');
  await expect.element(cellOf('Phone 1')).toHaveValue('13812345678');
  expect(drafts()[0]?.receiver).toMatchObject({
    receiver_name: '张三',
    province: '浙江省',
    city: '杭州市',
    address: '余杭区文一西路969号',
  });
  pasteInto(
    'Order number 1',
    'Order no\tAddress\nB-1\t广东省深圳市南山区科技园1栋\nB-2\t江苏省苏州市工业园区星湖街328号',
  );
  // The first row already has a city: only the address of the second one may be complete.
  await expect.element(page.getByText('1 address looks like a single text.')).toBeVisible();
  await page.getByRole('button', { name: 'Split into fields' }).click();
  await expect.element(cellOf('City 2')).toHaveValue('苏州市');
});

it('selects a block with Shift, copies, fills and clears it, and undoes each', async () => {
  const { rows } = await showGrid();
  pasteInto('Order number 1', 'A-1\t\tM\t2\tAda\nA-2\t\tL\t3\tGrace\nA-3\t\tM\t4\tJoan');
  await expect.element(cellOf('Order number 3')).toHaveValue('A-3');
  await cellOf('Quantity 1').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('3 rows × 1 column selected')).toBeVisible();
  const copied = new DataTransfer();
  cellOf('Quantity 1')
    .element()
    .dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: copied }));
  expect(copied.getData('text/plain')).toBe('2\n3\n4');
  const quantities = () => rows().map((row) => row[2]);
  pasteInto('Quantity 1', '7');
  await expect.poll(quantities).toEqual(['7', '7', '7']);
  await userEvent.keyboard('{Delete}');
  await expect.poll(quantities).toEqual(['', '', '']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(quantities).toEqual(['7', '7', '7']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(quantities).toEqual(['2', '3', '4']);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(quantities).toEqual(['7', '7', '7']);
});

it('moves through texts and cells with arrow keys, adds a row on Enter, and reverts a cell on Esc', async () => {
  const { rows } = await showGrid();
  await cellOf('Order number 1').fill('A-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(cellOf('Order number 2')).toHaveFocus();
  await userEvent.keyboard('B{ArrowLeft}');
  await expect.element(cellOf('Order number 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(cellOf('Sub number 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  await expect.element(cellOf('Order number 1')).toHaveFocus();
  // Keyboard navigation selects the text: typing replaces it, and Esc restores it.
  await userEvent.keyboard('X');
  await expect.poll(() => rows()[0]?.[0]).toBe('X');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => rows()[0]?.[0]).toBe('A-1');
});
