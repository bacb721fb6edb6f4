import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AbilitiesProvider } from '../../../../shared/session/abilities.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { BatchTable } from './batch-table.tsx';

const batch = (no: string, state: string) => ({ id: 1, no, state, orders_count: 2 });

async function show(state: string, batches: object[]) {
  const formOrder = { state, production_batches: batches } as unknown as FormOrderDetail;
  await showScreen(
    <AbilitiesProvider abilities={{}}>
      <BatchTable formOrder={formOrder} />
    </AbilitiesProvider>,
  );
}

it('labels batches by the state of their form order: a refunded one is not merely closed', async () => {
  await show('refunded', [batch('PB1', 'closed')]);
  await expect.element(page.getByRole('row', { name: /PB1/ })).toHaveTextContent('Refunded');
  await expect.element(page.getByText('Closed')).not.toBeInTheDocument();
});

it('labels a waiting batch as waiting', async () => {
  await show('in_production', [batch('PB2', 'confirmed')]);
  await expect.element(page.getByRole('row', { name: /PB2/ })).toHaveTextContent('In production Waiting to start');
});
