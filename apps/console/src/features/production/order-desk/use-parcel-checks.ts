import { type OutboundInput, outboundsMax } from '@platen/model/production/outbounds';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../shared/request/request.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { outbounds } from './order-desk.api.ts';
import { locateMessages, type RowMessages } from './outbound-refusals.ts';
import { type ParsedRow, rowKey } from './parse-outbounds.ts';

const checkDelayMs = 300;

/** The rows that the server has checked: rows that were added later are not checked yet. */
export interface ParcelChecks {
  checked: ReadonlySet<string>;
  /** Rows that would be refused. */
  refused: RowMessages;
  /** Rows that would be recorded but look like a mistake. */
  doubtful: RowMessages;
  /** Why the rows could not be checked. */
  failure: unknown;
  recheck: () => void;
}

const none = { checked: new Set<string>(), refused: new Map(), doubtful: new Map() } satisfies Partial<ParcelChecks>;

const checkQuery = (inputs: readonly OutboundInput[]) =>
  queryOptions({
    queryKey: [...outbounds.key, 'check', inputs],
    queryFn: async ({ signal }) => {
      const body = { outbounds: [...inputs] };
      const { fields, warnings } = await api('POST /outbounds/check', { body, signal, showError: false });
      const rows = inputs.map((input) => ({ input }));
      return {
        checked: new Set(inputs.map(rowKey)),
        refused: locateMessages(fields, rows).remarks,
        doubtful: locateMessages(warnings, rows).remarks,
      };
    },
    enabled: inputs.length > 0,
    placeholderData: keepPreviousData,
  });

/** Has the server check pasted rows after a pause in editing. */
export function useParcelChecks(rows: readonly ParsedRow[]): ParcelChecks {
  const rested = useDebounced(rows, checkDelayMs);
  const inputs = useMemo(
    () => rested.flatMap(({ input, finding }) => (finding ? [] : [input])).slice(0, outboundsMax),
    [rested],
  );
  const { data, error, isFetching, refetch } = useQuery(checkQuery(inputs));
  return { ...(data ?? none), failure: isFetching ? undefined : error, recheck: () => void refetch() };
}
