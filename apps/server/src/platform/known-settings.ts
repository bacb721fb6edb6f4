import { StartupError } from './startup-error.ts';

/** Settings of our other programs, which may run with the same environment: the server leaves them alone. */
export const otherProgramSettings: readonly string[] = [
  'PLATEN_SERVER',
  'PLATEN_DESKTOP_DATA',
  'PLATEN_DESKTOP_BROWSER',
  'PLATEN_DESKTOP_BROWSER_ARGS',
  'PLATEN_DESKTOP_SHELL',
];

/** What tests, benches, samples and scripts read. None of it is for operators, so that no document names it. */
const developerSettings: readonly string[] = [
  'PLATEN_CHROMIUM',
  'PLATEN_FIREFOX',
  'PLATEN_URL',
  'PLATEN_API_KEY',
  'PLATEN_WEBHOOK_SECRET',
  'PLATEN_STRIP_TEXTS',
  'PLATEN_DEMO_SCENES',
  'PLATEN_DEMO_WIDTH',
];
const developerPrefixes = /^PLATEN_(?:TEST|E2E|BENCH|FUZZ|DESKTOP)_/;

/** A slip of the finger or two; further apart, a name is another word. */
const editsMax = 3;

/**
 * Refuses a setting that nothing reads. A typo in `PLATEN_SECRET` or `PLATEN_S3_BUCKET` would otherwise start a process
 * that looks right and keeps its own secret and its own files.
 */
export function assertKnownSettings(environment: NodeJS.ProcessEnv, known: readonly string[]): void {
  const readable = [...known, ...otherProgramSettings, ...developerSettings];
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('PLATEN_') || readable.includes(name) || developerPrefixes.test(name)) continue;
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

/** How many letters have to be put in, taken out or replaced to make one word of the other (Levenshtein). */
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
