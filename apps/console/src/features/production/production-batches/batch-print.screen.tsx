import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { BatchPapers } from './batch-papers.tsx';
import { paperKeys } from './batch-print-search.ts';

const route = '/shell/production_batches/$id/print';

/** The papers that accompany a batch through the workshop, on the screen as they are printed. */
export function BatchPrint() {
  const { id } = useParams({ from: route });
  const { sheet = paperKeys[0] } = useSearch({ from: route });
  const navigate = useNavigate();
  return (
    <BatchPapers
      id={id}
      sheet={sheet}
      onSheet={(next) =>
        void navigate({ to: '/production_batches/$id/print', params: { id }, search: { sheet: next }, replace: true })
      }
    />
  );
}
