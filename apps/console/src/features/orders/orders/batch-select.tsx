import type { Page } from '@platen/model/lists/lists';
import type { ReadOption } from '@platen/model/lists/read-options';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { api } from '../../../shared/request/request.ts';
import { type ReadOptionsParams, ReadOptionsSelect } from '../../../ui/form/read-options-select.tsx';

interface Props {
  id?: string;
  value?: number | undefined;
  onChange?: (next: number | undefined) => void;
  placeholder?: string;
}

const cacheKey = ['production_batches'];

const toOption = ({ id, no }: Pick<ProductionBatchRow, 'id' | 'no'>): ReadOption => ({ id, display_name: no });

/** Batches are searched by number; a selected one is fetched by its id. */
async function loadOptions(
  { keyword, id_in, ...page }: ReadOptionsParams,
  signal: AbortSignal,
): Promise<Page<ReadOption>> {
  const call = { signal, showActivity: false };
  if (id_in !== undefined) {
    const batch = await api('GET /production_batches/:id', { params: { id: id_in }, ...call });
    return {
      data: [toOption(batch)],
      meta: { page: 1, per_page: 1, total: 1, total_pages: 1, total_is_estimate: false, next_cursor: null },
    };
  }
  const query = { ...page, no_cont: keyword };
  const found = await api('GET /production_batches', { query, ...call });
  return { ...found, data: found.data.map(toOption) };
}

/** Selects a production batch. */
export function BatchSelect(props: Props) {
  return <ReadOptionsSelect<ReadOption> {...props} cacheKey={cacheKey} load={loadOptions} />;
}
