import { expect, it } from 'vitest';
import { customPageState } from './custom-page-state.ts';

const before = '2026-11-15T00:00:00Z';
const later = '2026-12-01T00:00:00Z';

it.each([
  [{ published_at: null, scheduled_at: null, can_rollback_data: false }, 'draft'],
  [{ published_at: null, scheduled_at: later, can_rollback_data: false }, 'scheduled'],
  [{ published_at: before, scheduled_at: null, can_rollback_data: false }, 'published'],
  [{ published_at: before, scheduled_at: null, can_rollback_data: true }, 'changed'],
  [{ published_at: before, scheduled_at: later, can_rollback_data: true }, 'scheduled'],
])('%o: %s', (page, state) => {
  expect(customPageState(page)).toBe(state);
});
