import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { FormDialog } from './form-dialog.tsx';

/** A page whose first step is gone once it was taken, as payment is. */
function Order() {
  const [isPaid, setPaid] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const step = isPaid
    ? { key: 'confirm', label: 'Confirm production', run: async () => undefined }
    : { key: 'pay', label: 'Pay', run: async () => setOpen(true), success: false as const };
  return (
    <main tabIndex={-1}>
      <ActionButtons actions={[{ ...step, isPrimary: true }]} />
      {isOpen && (
        <FormDialog
          title="Pay ¥80.00?"
          initial={{}}
          save={async () => undefined}
          onSaved={() => setPaid(true)}
          onClose={() => setOpen(false)}
        >
          <p>From the balance</p>
        </FormDialog>
      )}
    </main>
  );
}

it('leaves the focus on the next step if the button that opened it is gone', async () => {
  await showScreen(<Order />);
  await page.getByRole('button', { name: 'Pay' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect.element(save).toBeVisible();
  (save.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Confirm production' })).toHaveFocus();
});

it('returns the focus to the button that opened it if that is still there', async () => {
  await showScreen(<Order />);
  const pay = page.getByRole('button', { name: 'Pay' });
  await pay.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(pay).toHaveFocus();
});
