import { Form, Input } from 'antd';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toRequestError } from '../../shared/request/request-error.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { FormScreen } from './form-screen.tsx';

interface Values {
  name: string;
  contact: { phone: string };
}

/** A refusal as the server sends it. */
const refusal = (fields: { path: string; code: string; message: string }[]) =>
  toRequestError({ status: 400, body: { code: 40001, error_message: 'The request is not valid', fields } }, 'failed');

async function showForm(save: (values: Values) => Promise<string>) {
  const saved: string[] = [];
  await showScreen(
    <FormScreen<Values, string>
      title="New customer"
      back={{ to: '/users' }}
      initial={{ name: '', contact: { phone: '' } }}
      focus="name"
      save={save}
      onSaved={(result) => void saved.push(result)}
    >
      <Form.Item name="name" label="Name" rules={[{ required: true, whitespace: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name={['contact', 'phone']} label="Phone">
        <Input />
      </Form.Item>
    </FormScreen>,
  );
  const [name, phone] = [page.getByRole('textbox', { name: 'Name' }), page.getByRole('textbox', { name: 'Phone' })];
  return { saved, name, phone, submit: page.getByRole('button', { name: 'Save' }) };
}

it('focuses its first field, and sends nothing while a value is missing', async () => {
  let calls = 0;
  const { name } = await showForm(async () => `call ${++calls}`);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Name is required')).toBeVisible();
  expect(calls).toBe(0);
});

it('shows refusals at their fields, and keeps the input', async () => {
  const { name, phone, submit, saved } = await showForm(async ({ contact }) => {
    if (contact.phone === '123') return 'saved';
    throw refusal([{ path: 'contact.phone', code: 'phone_wrong', message: 'This is no phone number' }]);
  });
  await name.fill('Ada');
  await phone.fill('abc');
  await submit.click();
  await expect.element(page.getByText('This is no phone number')).toBeVisible();
  await expect.element(phone).toHaveFocus();
  await expect.element(name).toHaveValue('Ada');
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('123');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saved).toEqual(['saved']);
});

it('shows messages without a field above its buttons', async () => {
  const { name, submit } = await showForm(async () => {
    throw refusal([{ path: 'role', code: 'not_one_of', message: 'Choose a role' }]);
  });
  await name.fill('Ada');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a role');
});

it('sends once, however often the button is pressed', async () => {
  let calls = 0;
  let arrive = () => {};
  const { name, submit, saved } = await showForm(async () => {
    calls++;
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return 'saved';
  });
  await name.fill('Ada');
  await submit.dblClick();
  await userEvent.keyboard('{Enter}');
  arrive();
  await expect.poll(() => saved).toEqual(['saved']);
  expect(calls).toBe(1);
});
