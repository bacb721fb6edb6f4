import { ordersPerRequestMax } from '@platen/model/orders/form-orders';
import { splitAddress } from '@platen/ordering/address/split-address';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';
import { type DraftColumn, withText } from './draft-columns.ts';
import { type DraftErrors, mergeErrors, withoutCorrected } from './draft-errors.ts';
import { type DraftHistory, emptyHistory, recordStep, redo, undo } from './draft-history.ts';
import { type CellName, copyDraft, newDraft, type OrderDraft, withCell } from './order-draft.ts';
import { type PasteReport, pasteCells } from './paste-cells.ts';

/** As many as the server accepts in one request. */
export const draftsMax = ordersPerRequestMax;

export interface DraftState {
  readonly drafts: readonly OrderDraft[];
  /** The findings of our own checks, and the refusals of the server. Correcting an entry removes both. */
  readonly findings: DraftErrors;
  readonly refusals: DraftErrors;
  readonly nextKey: number;
  /** The report of the last paste, until it is dismissed. */
  readonly report: PasteReport | undefined;
  /** The row that is being edited: missing values are reported only when it is left. */
  readonly typedKey: number | undefined;
  /** Rows that came filled in part and that nobody has edited: what they still need is not an error yet. */
  readonly untouched: ReadonlySet<number>;
  readonly history: DraftHistory;
}

export type DraftChange =
  | { type: 'write'; key: number; cell: Exclude<CellName, 'images'>; text: string }
  | { type: 'images'; key: number; files: readonly StoredFile[] }
  /** An image that was matched to a row: it replaces a single image, or is added to a list of images. */
  | { type: 'picture'; key: number; column: DraftColumn; file: StoredFile }
  | { type: 'paste'; at: CellPosition; cells: string[][]; columns: readonly DraftColumn[]; templateNo: string }
  | { type: 'clear'; keys: ReadonlySet<number>; columns: readonly DraftColumn[] }
  /** An address in one text, split into the fields of a row. */
  | { type: 'address'; key: number; text: string }
  /** Splits the address lines of rows into their fields. */
  | { type: 'split'; keys: ReadonlySet<number> }
  | { type: 'add' }
  | { type: 'copy'; key: number }
  | { type: 'remove'; keys: ReadonlySet<number> }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'readReport' }
  /** The findings in the rows that were checked. */
  | { type: 'find'; errors: DraftErrors; checked: ReadonlySet<number> }
  | { type: 'refuse'; errors: DraftErrors }
  /** Replaces the current rows: with those of a stored draft, or with new ones that are filled in part. */
  | { type: 'restore'; drafts: readonly OrderDraft[]; areNew?: true }
  /** Another template: values of items that it does not have are preserved, and a size that it does not have is reset. */
  | { type: 'template'; sizes: readonly string[] };

interface CellPosition {
  key: number;
  cell: CellName;
}

export const firstState: DraftState = {
  drafts: [newDraft(0)],
  findings: new Map(),
  refusals: new Map(),
  nextKey: 1,
  report: undefined,
  typedKey: undefined,
  untouched: new Set(),
  history: emptyHistory,
};

/** The errors from both sources, by row and cell. */
export const errorsOf = ({ findings, refusals }: DraftState): DraftErrors => mergeErrors(findings, refusals);

type Change<T extends DraftChange['type']> = Extract<DraftChange, { type: T }>;
type Edit = Pick<DraftState, 'drafts'> & Partial<DraftState>;

/** The edits of a user: each can be undone. */
const edits: { [T in EditType]: (state: DraftState, change: Change<T>) => Edit } = {
  write: ({ drafts }, { key, cell, text }) => ({
    drafts: updateDraft(drafts, key, (draft) => withCell(draft, cell, text)),
    typedKey: key,
  }),
  images: ({ drafts }, { key, files }) => ({
    drafts: updateDraft(drafts, key, (draft) => ({ ...draft, productionImages: files })),
    typedKey: key,
  }),
  picture: ({ drafts }, { key, column, file }) => ({
    drafts: updateDraft(drafts, key, (draft) =>
      column.kind === 'images'
        ? { ...draft, productionImages: withImage(draft.productionImages, file) }
        : withCell(draft, column.cell, file.url),
    ),
  }),
  paste: (state, { at, cells, columns, templateNo }) => {
    let { nextKey } = state;
    const newKey = () => nextKey++;
    const { drafts, report } = pasteCells({
      at,
      cells,
      columns,
      templateNo,
      drafts: state.drafts,
      newKey,
      max: draftsMax,
    });
    return { drafts, report, nextKey };
  },
  clear: ({ drafts }, { keys, columns }) => ({
    drafts: drafts.map((draft) =>
      keys.has(draft.key) ? columns.reduce((left, column) => withText(left, column, '') ?? left, draft) : draft,
    ),
  }),
  address: ({ drafts }, { key, text }) => ({ drafts: updateDraft(drafts, key, (draft) => withAddress(draft, text)) }),
  split: ({ drafts }, { keys }) => ({
    drafts: drafts.map((draft) => (keys.has(draft.key) ? withAddress(draft, draft.receiver.address) : draft)),
    report: undefined,
  }),
  add: (state) => insert(state, state.drafts.length, newDraft(state.nextKey, state.drafts.at(-1)?.size)),
  copy: (state, { key }) => {
    const index = state.drafts.findIndex((draft) => draft.key === key);
    const draft = state.drafts[index];
    return draft ? insert(state, index + 1, copyDraft(draft, state.nextKey, state.drafts)) : state;
  },
  remove: ({ drafts, nextKey }, { keys }) => {
    const left = drafts.filter(({ key }) => !keys.has(key));
    return left.length > 0 ? { drafts: left } : { drafts: [newDraft(nextKey, drafts[0]?.size)], nextKey: nextKey + 1 };
  },
};

type EditType = 'write' | 'images' | 'picture' | 'paste' | 'clear' | 'address' | 'split' | 'add' | 'copy' | 'remove';

const others: { [T in Exclude<DraftChange['type'], EditType>]: (state: DraftState, change: Change<T>) => DraftState } =
  {
    undo: (state) => withDrafts(state, undo(state.history, state.drafts)),
    redo: (state) => withDrafts(state, redo(state.history, state.drafts)),
    readReport: (state) => ({ ...state, report: undefined }),
    find: (state, { errors, checked }) => {
      const kept = [...state.findings].filter(([key]) => !checked.has(key));
      return { ...state, findings: new Map([...kept, ...errors]) };
    },
    refuse: (state, { errors }) => ({ ...state, refusals: errors }),
    restore: (state, { drafts, areNew }) => {
      const nextKey = Math.max(state.nextKey, ...drafts.map(({ key }) => key + 1));
      return { ...firstState, drafts, nextKey, untouched: new Set(areNew ? drafts.map(({ key }) => key) : []) };
    },
    template: (state, { sizes }) => {
      const only = sizes.length === 1 ? (sizes[0] ?? '') : '';
      const drafts = state.drafts.map((draft) => (sizes.includes(draft.size) ? draft : { ...draft, size: only }));
      return { ...state, drafts, findings: new Map(), refusals: new Map(), history: emptyHistory, report: undefined };
    },
  };

export function changeDrafts(state: DraftState, change: DraftChange): DraftState {
  if (!(change.type in edits)) return (others as Record<string, Handler>)[change.type]?.(state, change) ?? state;
  const edit = (edits as Record<string, (from: DraftState, by: DraftChange) => Edit>)[change.type]?.(state, change);
  if (!edit || edit.drafts === state.drafts) return state;
  const mergeKey = change.type === 'write' ? `${change.key} ${change.cell}` : undefined;
  const history = recordStep(state.history, state.drafts, mergeKey);
  return withDrafts({ ...state, typedKey: undefined, ...edit, drafts: state.drafts }, { drafts: edit.drafts, history });
}

type Handler = (state: DraftState, change: DraftChange) => DraftState;

/** The state with other rows; errors of entries that changed are removed. */
function withDrafts(state: DraftState, { drafts, history }: Pick<DraftState, 'drafts' | 'history'>): DraftState {
  const [findings, refusals] = [state.findings, state.refusals].map((errors) =>
    withoutCorrected(errors, state.drafts, drafts),
  ) as [DraftErrors, DraftErrors];
  return { ...state, drafts, history, findings, refusals, untouched: stillUntouched(state, drafts) };
}

function stillUntouched({ untouched, drafts: before }: DraftState, after: readonly OrderDraft[]): ReadonlySet<number> {
  if (untouched.size === 0) return untouched;
  const same = new Set(after);
  return new Set(before.filter((draft) => untouched.has(draft.key) && same.has(draft)).map(({ key }) => key));
}

function updateDraft(
  drafts: readonly OrderDraft[],
  key: number,
  edit: (draft: OrderDraft) => OrderDraft,
): OrderDraft[] {
  return drafts.map((draft) => (draft.key === key ? edit(draft) : draft));
}

/** Sorted by name with numeric collation, regardless of which upload ends first. */
function withImage(files: readonly StoredFile[], file: StoredFile): readonly StoredFile[] {
  if (files.some(({ url }) => url === file.url)) return files;
  const index = files.findIndex((each) => byName.compare(each.filename, file.filename) > 0);
  return files.toSpliced(index < 0 ? files.length : index, 0, file);
}

const byName = new Intl.Collator('en', { numeric: true });

function withAddress(draft: OrderDraft, text: string): OrderDraft {
  return { ...draft, receiver: { ...draft.receiver, ...splitAddress(text) } };
}

function insert({ drafts, nextKey }: DraftState, index: number, draft: OrderDraft): Edit {
  if (drafts.length >= draftsMax) return { drafts };
  return { drafts: drafts.toSpliced(index, 0, draft), nextKey: nextKey + 1 };
}
