import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { RichText } from './rich-text.tsx';

const settings = page.getByRole('group', { name: 'Image' });
const html = () => document.querySelector('output')?.textContent ?? '';

function Page() {
  const [value, setValue] = useState('<p>Before <img src="/mug.png" style="width: 40px; height: 40px"> after</p>');
  return (
    <>
      <RichText label="Content" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

async function selectImage() {
  await showScreen(<Page />);
  // Not by its role: without an alt text it has none.
  await expect.poll(() => document.querySelector('[role=textbox] img')).not.toBeNull();
  await userEvent.click(document.querySelector('[role=textbox] img') as Element);
  await expect.element(settings).toBeVisible();
}

it('keeps an image selected while its width, height and alt text are typed', async () => {
  await selectImage();
  await userEvent.fill(settings.getByRole('spinbutton', { name: 'W' }), '');
  await userEvent.type(settings.getByRole('spinbutton', { name: 'W' }), '150');
  await userEvent.fill(settings.getByRole('spinbutton', { name: 'H' }), '');
  await userEvent.type(settings.getByRole('spinbutton', { name: 'H' }), '90');
  await userEvent.type(settings.getByRole('textbox', { name: 'Alt text' }), 'A red mug');
  await expect.poll(html).toContain('width: 150px; height: 90px');
  expect(html()).toContain('alt="A red mug"');
  expect(html()).toMatch(/^<p>Before <img [^>]*> after<\/p>$/);
  await expect.element(settings).toBeVisible();
});

it('keeps the settings of an image open when it becomes inline, and moves it off the center', async () => {
  await selectImage();
  await settings.getByText('Inline').click();
  await expect.poll(html).toContain('display: inline; float: left');
  await expect.element(settings).toBeVisible();
  await settings.getByText('Block').click();
  await expect.poll(html).toContain('display: block');
  await expect.element(settings).toBeVisible();
});
