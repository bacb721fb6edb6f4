import { expect, it } from 'vitest';
import { findSkippedFiles } from './skipped-files.ts';

/** The end of a zip file as its specification describes it. */
function zipWith(comment: string): Blob {
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(20, comment.length, true);
  return new Blob(['files and their directory'.repeat(50), end, comment]);
}

it('says how many files were left out', async () => {
  expect(await findSkippedFiles(zipWith('{"failed":2,"total":7}'))).toEqual({ failed: 2, total: 7 });
});

it.each([
  ['a zip with every file', zipWith('{"failed":0,"total":7}')],
  ['a zip without a comment', zipWith('')],
  ['what is no zip', new Blob(['not a zip at all, but long enough to be searched through'])],
  ['nothing', new Blob([])],
])('says nothing of %s', async (_, zip) => {
  expect(await findSkippedFiles(zip)).toBeUndefined();
});
