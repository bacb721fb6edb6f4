import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getAsset, isSea } from 'node:sea';
import { runProgram } from './program.ts';

/** The client as it is packed: one program with all it needs in it, or a program beside the files of its bundle. */
function readPart(name: string): string {
  return isSea() ? getAsset(name, 'utf8') : readFileSync(join(dirname(process.argv[1] ?? ''), name), 'utf8');
}

const { version, server } = JSON.parse(readPart('client.json')) as { version: string; server: string };
// There is no file to start the thread from. It is a module that needs nothing but Node itself, and so may be an address.
const thread = Buffer.from(readPart('sheet-thread.mjs')).toString('base64');

runProgram({ version, serverUrl: server, sheetThread: { url: new URL(`data:text/javascript;base64,${thread}`) } });
