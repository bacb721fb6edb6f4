import type { StoredFile } from '../../../../ui/upload/upload.types.ts';
import { type DraftColumn, pasteCells } from './draft-columns.ts';
import type { DraftErrors, RowErrors } from './draft-errors.ts';
import { type CellName, copyDraft, newDraft, type OrderDraft, withCell } from './order-draft.ts';

/** More rows than this belong into a sheet. */
export const draftsMax = 500;

export interface DraftState {
  readonly drafts: readonly OrderDraft[];
  readonly errors: DraftErrors;
  readonly nextKey: number;
}

export type DraftChange =
  | { type: 'write'; key: number; cell: Exclude<CellName, 'images'>; text: string }
  | { type: 'images'; key: number; files: readonly StoredFile[] }
  | { type: 'paste'; at: { key: number; cell: CellName }; cells: string[][]; columns: readonly DraftColumn[] }
  | { type: 'add' }
  | { type: 'copy'; key: number }
  | { type: 'remove'; key: number }
  | { type: 'refuse'; errors: DraftErrors }
  /** The rows of before, in the place of those that are here. */
  | { type: 'restore'; drafts: readonly OrderDraft[] }
  /** Another template: what it calls differently is kept, and a size that it does not have is chosen anew. */
  | { type: 'template'; sizes: readonly string[] };

export const firstState: DraftState = { drafts: [newDraft(0)], errors: new Map(), nextKey: 1 };

const changes: {
  [T in DraftChange['type']]: (state: DraftState, change: Extract<DraftChange, { type: T }>) => DraftState;
} = {
  write: (state, { key, cell, text }) =>
    withoutError(
      withDraft(state, key, (draft) => withCell(draft, cell, text)),
      key,
      cell,
    ),
  images: (state, { key, files }) =>
    withoutError(
      withDraft(state, key, (draft) => ({ ...draft, productionImages: files })),
      key,
      'images',
    ),
  paste: (state, { at, cells, columns }) => {
    let { nextKey } = state;
    const drafts = pasteCells({ drafts: state.drafts, columns, at, cells, newKey: () => nextKey++, max: draftsMax });
    // What was refused may be right now: it is checked again before it is sent.
    return { drafts, errors: new Map(), nextKey };
  },
  add: (state) => insert(state, state.drafts.length, newDraft(state.nextKey, state.drafts.at(-1)?.size)),
  copy: (state, { key }) => {
    const index = state.drafts.findIndex((draft) => draft.key === key);
    const draft = state.drafts[index];
    return draft ? insert(state, index + 1, copyDraft(draft, state.nextKey, state.drafts)) : state;
  },
  remove: (state, { key }) => {
    const left = state.drafts.filter((draft) => draft.key !== key);
    if (left.length > 0) return { ...state, drafts: left };
    return { ...state, drafts: [newDraft(state.nextKey, state.drafts[0]?.size)], nextKey: state.nextKey + 1 };
  },
  refuse: (state, { errors }) => ({ ...state, errors }),
  restore: (state, { drafts }) => ({
    drafts: drafts.map((draft, index) => ({ ...draft, key: state.nextKey + index })),
    errors: new Map(),
    nextKey: state.nextKey + drafts.length,
  }),
  template: (state, { sizes }) => {
    const only = sizes.length === 1 ? (sizes[0] ?? '') : '';
    const drafts = state.drafts.map((draft) => (sizes.includes(draft.size) ? draft : { ...draft, size: only }));
    return { ...state, drafts, errors: new Map() };
  },
};

export function changeDrafts(state: DraftState, change: DraftChange): DraftState {
  return (changes[change.type] as (state: DraftState, change: DraftChange) => DraftState)(state, change);
}

function withDraft(state: DraftState, key: number, edit: (draft: OrderDraft) => OrderDraft): DraftState {
  return { ...state, drafts: state.drafts.map((draft) => (draft.key === key ? edit(draft) : draft)) };
}

function insert(state: DraftState, index: number, draft: OrderDraft): DraftState {
  if (state.drafts.length >= draftsMax) return state;
  return { ...state, drafts: state.drafts.toSpliced(index, 0, draft), nextKey: state.nextKey + 1 };
}

/** An entry that is being corrected is no longer the one that was refused. */
function withoutError(state: DraftState, key: number, cell: CellName): DraftState {
  const row = state.errors.get(key);
  if (!row || !(cell in row)) return state;
  const left = Object.fromEntries(Object.entries(row).filter(([name]) => name !== cell)) as RowErrors;
  const errors = new Map(state.errors);
  if (Object.keys(left).length > 0) errors.set(key, left);
  else errors.delete(key);
  return { ...state, errors };
}
