import {
  type Answer,
  applyOperation,
  type CustomerState,
  concernsOf,
  newCustomer,
  type Operation,
  stateKey,
} from './customer-model.ts';

/** One operation of a client. Times are positions in the order in which the test saw things happen. */
export interface HistoryEntry {
  operation: Operation;
  invokedAt: number;
  /** Infinity if no answer came: it may take effect at any time after, or never. */
  answeredAt: number;
  answer: Answer | undefined;
}

export interface HistoryFault {
  /** The longest sequence that explains a part of the history. */
  explained: HistoryEntry[];
  /** What could have come next, none of which fits. */
  contradicting: HistoryEntry[];
  state: CustomerState;
}

/** So many states are visited before the checker gives up. A history of this test needs one or two for each operation. */
const visitsMax = 200_000;

interface Step {
  state: CustomerState;
  done: Uint8Array;
  /** Everything before it is done. */
  firstOpen: number;
  candidates: number[];
  /** The next candidate to try. */
  next: number;
  /** What led here. */
  entry: number;
  /** How many answers are explained so far. */
  answered: number;
}

/**
 * Whether the history of one customer is linearizable (Wing and Gong, with Lowe's memory of visited states): whether each
 * operation can be given one moment between its request and its answer so that the model, one operation after the other,
 * gives every answer. Returns undefined if so.
 */
export function checkHistory(unordered: readonly HistoryEntry[]): HistoryFault | undefined {
  // A read without an answer says nothing.
  const isRelevant = ({ answer, operation }: HistoryEntry) =>
    answer !== undefined || !operation.kind.startsWith('read');
  const entries = unordered.filter(isRelevant).toSorted((one, other) => one.invokedAt - other.invokedAt);
  const answered = entries.filter(({ answer }) => answer !== undefined).length;
  const visited = new Set<string>();
  const first = {
    state: newCustomer,
    done: new Uint8Array(entries.length),
    firstOpen: 0,
    next: 0,
    entry: -1,
    answered: 0,
  };
  const path: Step[] = [{ ...first, candidates: listCandidates(entries, first) }];
  let deepest: Step[] = [];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    if (step.answered === answered) return undefined;
    if (path.length > deepest.length) deepest = [...path];
    const candidate = step.candidates[step.next++];
    if (candidate === undefined) {
      path.pop();
      continue;
    }
    const following = follow(entries, step, candidate);
    if (!following || visited.has(keyOf(following))) continue;
    visited.add(keyOf(following));
    if (visited.size > visitsMax) throw new Error(`the history has too many explanations: ${visitsMax} states visited`);
    path.push(following);
  }
  return describeFault(entries, deepest);
}

function follow(entries: readonly HistoryEntry[], step: Step, candidate: number): Step | undefined {
  const entry = entries[candidate];
  const state = entry && applyOperation(step.state, entry.operation, entry.answer);
  if (!state) return undefined;
  const done = step.done.slice();
  done[candidate] = 1;
  let { firstOpen } = step;
  while (done[firstOpen]) firstOpen++;
  const candidates = listCandidates(entries, { state, done, firstOpen });
  const answered = step.answered + (entry.answer ? 1 : 0);
  return { state, done, firstOpen, candidates, next: 0, entry: candidate, answered };
}

/**
 * What can come next: whatever was invoked before the first open answer. Answered operations are tried first, in the order of
 * their answers.
 */
function listCandidates(entries: readonly HistoryEntry[], { state, done, firstOpen }: Position): number[] {
  const open: number[] = [];
  let firstAnswer = Infinity;
  for (let index = firstOpen; index < entries.length; index++) {
    const entry = entries[index];
    if (!entry || entry.invokedAt > firstAnswer) break;
    if (done[index]) continue;
    open.push(index);
    firstAnswer = Math.min(firstAnswer, entry.answeredAt);
  }
  const isPossible = (index: number) => (entries[index]?.invokedAt ?? Infinity) <= firstAnswer;
  const [answered, unanswered] = partition(open.filter(isPossible), (index) => entries[index]?.answer !== undefined);
  const answeredAt = (index: number) => entries[index]?.answeredAt ?? Infinity;
  answered.sort((one, other) => answeredAt(one) - answeredAt(other));
  return [...answered, ...selectHelpful(entries, state, answered, unanswered)];
}

type Position = Pick<Step, 'state' | 'done' | 'firstOpen'>;

/**
 * The unanswered operations that may make an answer right which is wrong now: those that concern the same order, number or
 * balance as such an answer, or as another of them. Every other one can wait, because nothing says when it happened. Without
 * this rule, twenty of them are tried in a million combinations.
 */
function selectHelpful(
  entries: readonly HistoryEntry[],
  state: CustomerState,
  answered: readonly number[],
  unanswered: readonly number[],
): number[] {
  const concerns = (index: number) => {
    const entry = entries[index];
    return entry ? concernsOf(state, entry.operation) : [];
  };
  const isWrongNow = (index: number) => {
    const entry = entries[index];
    return entry !== undefined && applyOperation(state, entry.operation, entry.answer) === undefined;
  };
  const wanted = new Set(answered.filter(isWrongNow).flatMap(concerns));
  const helpful: number[] = [];
  for (let waiting = [...unanswered]; ; ) {
    const [found, rest] = partition(waiting, (index) => concerns(index).some((concern) => wanted.has(concern)));
    if (found.length === 0) return helpful;
    helpful.push(...found);
    for (const concern of found.flatMap(concerns)) wanted.add(concern);
    waiting = rest;
  }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function keyOf({ done, firstOpen, state }: Step): string {
  const later = done.slice(firstOpen);
  return `${firstOpen}:${Buffer.from(later.slice(0, later.lastIndexOf(1) + 1)).toString('latin1')}:${stateKey(state)}`;
}

function describeFault(entries: readonly HistoryEntry[], path: readonly Step[]): HistoryFault {
  const last = path.at(-1);
  const pick = (indices: readonly number[]) => indices.flatMap((index) => entries[index] ?? []);
  return {
    explained: pick(path.map(({ entry }) => entry)),
    contradicting: pick(last?.candidates ?? []),
    state: last?.state ?? newCustomer,
  };
}
