import { readFileSync } from 'node:fs';
import { runProgram } from './program.ts';

/** The client as it is built in the repository, in files beside each other. */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

runProgram({ version: manifest.version, sheetThread: { url: new URL('./sheet-thread.js', import.meta.url) } });
