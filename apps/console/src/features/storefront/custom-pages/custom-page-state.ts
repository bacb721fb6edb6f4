import type { CustomPageRow } from '@platen/model/custom-pages';
import type { StateOf } from '../../../shared/states.ts';

type Facts = Pick<CustomPageRow, 'published_at' | 'scheduled_at' | 'can_rollback_data'>;

/** What readers see of a page, in one word. What waits for its time comes first: it changes by itself. */
export function customPageState({ published_at, scheduled_at, can_rollback_data }: Facts): StateOf<'custom_page'> {
  if (scheduled_at !== null) return 'scheduled';
  if (published_at === null) return 'draft';
  return can_rollback_data ? 'changed' : 'published';
}
