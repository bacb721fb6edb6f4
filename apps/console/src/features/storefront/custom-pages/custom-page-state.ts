import type { CustomPageRow } from '@platen/model/storefront/custom-pages';
import type { StateOf } from '../../../shared/states.ts';

type Facts = Pick<CustomPageRow, 'published_at' | 'scheduled_at' | 'can_rollback_data'>;

/** The state of a page as readers see it. A schedule comes first, because it changes the page automatically. */
export function customPageState({ published_at, scheduled_at, can_rollback_data }: Facts): StateOf<'custom_page'> {
  if (scheduled_at !== null) return 'scheduled';
  if (published_at === null) return 'draft';
  return can_rollback_data ? 'changed' : 'published';
}
