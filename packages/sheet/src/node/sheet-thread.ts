import { parentPort } from 'node:worker_threads';
import { checkSheet } from '../check-sheet.ts';
import { type OrderArchive, openOrderArchive } from '../order-archive.ts';
import type { SheetPicture } from '../raw-rows.ts';
import { type OrderSheet, openOrderSheet } from '../read-order-sheet.ts';
import { openFileSource } from './file-source.ts';
import { type MainAnswers, type ThreadAnswers, withPictures } from './sheet-calls.ts';
import { connect } from './thread-calls.ts';

/** Reads and checks one file, for whoever started this thread. What is open is let go of when the thread is ended. */

/** How many rows are checked between two words about how far it is. */
const rowsPerNote = 200;

if (!parentPort) throw new Error('this is the code of a thread');

let opened: { archive: OrderArchive; sheet: OrderSheet } | undefined;
const pictures = new Map<string, SheetPicture>();

const answers: ThreadAnswers = {
  async open({ path, mappings, limits }) {
    const options = limits ? { limits } : {};
    const archive = await openOrderArchive(await openFileSource(path), options);
    const sheet = await openOrderSheet(archive.sheet, { ...options, mappings });
    opened = { archive, sheet };
    return { name: sheet.name, headers: sheet.headers, isPacked: archive.isPacked };
  },
  async check({ kind, shipping, checksNumbers }) {
    const lookups = {
      ...(kind && { kind }),
      ...(shipping && { shipping }),
      findTemplate: (no: string) => ask('findTemplate', no),
      findImage: ({ reference, picture }: { reference: string; picture: SheetPicture | undefined }) =>
        ask('findImage', { reference, picture: picture && described(picture) }),
      ...(checksNumbers && { findTaken: (nos: readonly string[]) => ask('findTaken', nos) }),
    };
    const checked = await checkSheet(current().sheet, lookups, (rows) => {
      if (rows % rowsPerNote === 0) void ask('checked', rows);
    });
    return withPictures(checked, described);
  },
  async readPicture(id) {
    const picture = pictures.get(id);
    if (!picture) throw new Error(`no picture ${id}`);
    return picture.read();
  },
  findFile(path) {
    const file = current().archive.find(path);
    return file && { name: file.name, size: file.size };
  },
  async readFile(path) {
    const file = current().archive.find(path);
    if (!file) throw new Error(`no file ${path}`);
    return file.read();
  },
  isAlive: () => true,
};
const ask = connect<MainAnswers>(parentPort, answers);

function current(): { archive: OrderArchive; sheet: OrderSheet } {
  if (!opened) throw new Error('nothing is open');
  return opened;
}

/** A picture without the way to read it, which stays here. */
function described(picture: SheetPicture): SheetPicture {
  const { id, name, size } = picture;
  pictures.set(id, picture);
  return { id, name, size } as SheetPicture;
}
