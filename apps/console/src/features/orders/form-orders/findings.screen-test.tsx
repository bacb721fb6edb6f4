import type { PrintFinding } from '@platen/model/files/renders';
import type { FormOrder, FormOrderReview } from '@platen/model/orders/form-orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FindingBadge } from '../../../shared/findings/finding-badge.tsx';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { useFormOrderActions } from './actions/use-form-order-actions.tsx';

const finding: PrintFinding = {
  kind: 'overflow',
  severity: 'warning',
  config_id: 'front',
  image_name: 'Front',
  layer_id: 'name',
  layer_name: 'Name',
  message: 'Name: is too long and may be cut off',
};

const formOrder = (changes: Partial<FormOrder>): FormOrder => ({
  id: 7,
  no: 'FO2611150007',
  display_name: 'FO2611150007 Mug',
  type: 'FormOrder::MicroCustom',
  sku_template_no: 'MUG',
  sku_template_name: 'Mug',
  sku_template: { id: 1, kind: 'micro_custom' },
  orders_count: 3,
  quantity: 3,
  amount: 30,
  currency: 'CNY',
  user_id: 2,
  user: { id: 2, screen_name: 'Ada' },
  placed_by: null,
  state: 'paid',
  can_refund: true,
  tag_list: [],
  rejected_reason: '',
  category_id: null,
  category: null,
  effect_images: [],
  finding_counts: { errors: 1, warnings: 2, orders: 2 },
  confirm_request: null,
  paid_at: null,
  ended_at: null,
  created_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-15T08:00:00.000Z',
  ...changes,
});

const requests: { path: string; body: unknown }[] = [];
let review: FormOrderReview;
const noImages = { done: 0, waiting: 0, failed: 0 };
const answers: Record<string, object> = {
  mine: { id: 2, role: 'customer', screen_name: 'Ada', available_balance: 100 },
  orders: {
    data: [
      {
        id: 1,
        no: 'A-1',
        finding_counts: { errors: 0, warnings: 1 },
        print_findings: [finding],
        rendering_effect_images: [],
        rendering_custom_areas: [],
      },
    ],
    meta: { total: 2, page: 1, per_page: 5, pages: 1, has_more: false, total_is_estimate: false },
  },
};
beforeEach(() => {
  review = { id: 7, images: noImages, orders_without_receiver: 0, orders_unprintable: 0 };
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = new URL(input, location.href).pathname.replace('/app_api/v1/', '');
    requests.push({ path, body: init?.body ? JSON.parse(init.body as string) : undefined });
    if (path === 'form_orders/review') return Response.json({ form_orders: [review] });
    return Response.json(answers[path] ?? formOrder({ state: 'confirmed' }));
  });
});
afterEach(() => {
  requests.length = 0;
  vi.unstubAllGlobals();
});

async function showActions(shown: FormOrder) {
  function Head() {
    const { actionsOf, dialogs } = useFormOrderActions();
    return (
      <>
        <ActionButtons actions={actionsOf(shown)} />
        {dialogs}
      </>
    );
  }
  await showScreen(
    <AbilitiesProvider abilities={{ form_orders: ['confirm'], consumption_records: ['create'] }}>
      <Head />
    </AbilitiesProvider>,
  );
}

it('counts print findings, and lists them', async () => {
  await showScreen(<FindingBadge counts={{ errors: 1, warnings: 2 }} findings={[finding]} />);
  const badge = page.getByRole('img', { name: '1 error · 2 warnings' });
  await expect.element(badge).toHaveTextContent('3');
  await badge.hover();
  await expect.element(page.getByText(finding.message)).toBeVisible();
});

it('warns before money is spent', async () => {
  await showActions(formOrder({ state: 'init' }));
  await page.getByRole('button', { name: 'Pay' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('Print problems in 2 orders: 1 error · 2 warnings');
});

it('confirms production with problems only after they are acknowledged', async () => {
  await showActions(formOrder({ state: 'paid' }));
  await page.getByRole('button', { name: 'Confirm production' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(finding.message).first()).toBeVisible();
  await expect.element(dialog.getByText('and 1 more order')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm anyway' }).click();
  await expect.element(dialog.getByText('Tick the box to confirm anyway')).toBeVisible();
  expect(requests.map(({ path }) => path)).not.toContain('form_orders/7/confirm');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Confirm anyway' }).click();
  await expect
    .poll(() => requests.find(({ path }) => path === 'form_orders/7/confirm')?.body)
    .toEqual({ acknowledges_findings: true });
});

const fine = { finding_counts: { errors: 0, warnings: 0, orders: 0 } };
const sentTo = (path: string) => requests.find((request) => request.path === path)?.body;

it('shows pieces and amount without a checkbox if there are no problems', async () => {
  await showActions(formOrder(fine));
  await page.getByRole('button', { name: 'Confirm production' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('Confirm production of FO2611150007?');
  await expect.element(dialog).toHaveTextContent('3 orders · 3 pieces');
  await expect.element(dialog).toHaveTextContent('¥30.00');
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Confirm when rendered' }).query()).toBeNull();
  await dialog.getByRole('button', { name: 'Confirm production', exact: true }).click();
  await expect.poll(() => sentTo('form_orders/7/confirm')).toEqual({ acknowledges_findings: false });
});

it('shows which proofs are pending, and confirms once they are rendered', async () => {
  review = { id: 7, images: { done: 1, waiting: 2, failed: 0 }, orders_without_receiver: 1, orders_unprintable: 0 };
  await showActions(formOrder(fine));
  await page.getByRole('button', { name: 'Confirm production' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('2 proofs are not rendered yet');
  await expect.element(dialog).toHaveTextContent('1 order has no receiver name or address');
  await dialog.getByRole('button', { name: 'Confirm when rendered' }).click();
  await expect.poll(() => sentTo('form_orders/7/confirm')).toEqual({ when_rendered: true });
});

it('does not offer to confirm what cannot be printed', async () => {
  review = { id: 7, images: noImages, orders_without_receiver: 0, orders_unprintable: 1 };
  await showActions(formOrder({}));
  await page.getByRole('button', { name: 'Confirm production' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('1 order can’t be printed as ordered. To confirm production, correct');
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Confirm anyway' })).toBeDisabled();
});

it('confirms immediately on request', async () => {
  review = { id: 7, images: { done: 1, waiting: 2, failed: 0 }, orders_without_receiver: 0, orders_unprintable: 0 };
  await showActions(formOrder(fine));
  await page.getByRole('button', { name: 'Confirm production' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm now' }).click();
  await expect.poll(() => sentTo('form_orders/7/confirm')).toEqual({ acknowledges_findings: false });
});

it('shows before a payment what is not rendered yet', async () => {
  review = { id: 7, images: { done: 0, waiting: 3, failed: 0 }, orders_without_receiver: 0, orders_unprintable: 0 };
  await showActions(formOrder({ state: 'init', ...fine }));
  await page.getByRole('button', { name: 'Pay' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('Pay ¥30.00 from the balance?');
  await expect.element(dialog).toHaveTextContent('3 proofs are not rendered yet');
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect.poll(() => sentTo('consumption_records')).toEqual({ form_order_ids: [7] });
  await expect.element(page.getByText('Paid. Check the proofs, then confirm production')).toBeVisible();
});
