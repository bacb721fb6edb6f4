import { StartupError } from '../errors/startup-error.ts';

/** Enough for a typo or two; names further apart are different words. */
const editsMax = 3;

/**
 * Throws for a setting that nothing reads. With a typo in `PLATEN_SECRET` or `PLATEN_S3_BUCKET`, a process would
 * otherwise start with its own secret and its own files.
 */
export function assertKnownSettings(
  environment: NodeJS.ProcessEnv,
  known: readonly string[],
  isForOthers: (name: string) => boolean = () => false,
): void {
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('PLATEN_') || known.includes(name) || isForOthers(name)) continue;
    const nearest = findNearest(name, known);
    const hint = nearest === undefined ? 'see docs/running.md for those that are' : `did you mean ${nearest}?`;
    throw new StartupError(`there is no setting ${name}: ${hint}`);
  }
}

function findNearest(name: string, known: readonly string[]): string | undefined {
  const near = known
    .map((each) => ({ each, edits: editDistance(name, each) }))
    .filter(({ edits }) => edits <= editsMax);
  return near.sort((one, other) => one.edits - other.edits)[0]?.each;
}

/** The number of insertions, deletions and replacements between two words (Levenshtein distance). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
