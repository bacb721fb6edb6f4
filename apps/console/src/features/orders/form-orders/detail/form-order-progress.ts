import type { FormOrder } from '@platen/model/orders/form-orders';
import { type OrderPhase, type OrderState, orderPhases, phaseOf } from '@platen/model/orders/lifecycle/order-states';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';

/** When a form order reached each phase, as far as it is known. Times are ISO 8601. */
export interface Milestones {
  created: string;
  paid: string | undefined;
  confirmed: string | undefined;
  started: string | undefined;
  /** When the last batch was finished. */
  sent: string | undefined;
  /** When it was closed or refunded. */
  ended: string | undefined;
}

const isKnown = (time: string | null): time is string => time !== null;

/** Batches are confirmed together; production starts with the first of them and ends with the last. */
export function milestonesOf(
  formOrder: Pick<FormOrder, 'created_at' | 'paid_at' | 'ended_at'>,
  batches: readonly Pick<ProductionBatchRow, 'confirmed_at' | 'started_at' | 'finished_at'>[],
): Milestones {
  const started = batches.map((batch) => batch.started_at).filter(isKnown);
  const finished = batches.map((batch) => batch.finished_at).filter(isKnown);
  return {
    created: formOrder.created_at,
    paid: formOrder.paid_at ?? undefined,
    confirmed: batches.map((batch) => batch.confirmed_at).find(isKnown),
    started: started.toSorted()[0],
    sent: batches.length > 0 && finished.length === batches.length ? finished.toSorted().at(-1) : undefined,
    ended: formOrder.ended_at ?? undefined,
  };
}

export interface ProgressStep {
  phase: OrderPhase;
  state: 'done' | 'current' | 'ahead' | 'ended';
}

const progressPhases = orderPhases.filter((phase) => phase !== 'ended');

/**
 * The steps of a form order by phase: a confirmed one is in production, whether or not it was started. One that ended
 * shows the phases that it reached, without those that it will never reach.
 */
export function progressOf(state: OrderState, reached: Milestones): ProgressStep[] {
  const phase = phaseOf(state);
  if (phase === 'ended') {
    const before = progressPhases.slice(0, reached.started ? 3 : reached.paid ? 2 : 1);
    return [...before.map((each) => ({ phase: each, state: 'done' as const })), { phase, state: 'ended' }];
  }
  const index = progressPhases.indexOf(phase);
  const isThere = index === progressPhases.length - 1;
  return progressPhases.map((each, at) => ({
    phase: each,
    state: at < index || isThere ? 'done' : at === index ? 'current' : 'ahead',
  }));
}
