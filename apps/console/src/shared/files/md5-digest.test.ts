import { describe, expect, it } from 'vitest';
import { chunkRanges, md5Base64 } from './md5-digest.ts';

describe('chunkRanges', () => {
  it.each([
    [0, []],
    [1, [[0, 1]]],
    [4, [[0, 4]]],
    [
      9,
      [
        [0, 4],
        [4, 8],
        [8, 9],
      ],
    ],
  ])('%i bytes', (byteSize, ranges) => {
    expect([...chunkRanges(byteSize, 4)]).toEqual(ranges);
  });
});

/** The test suite of RFC 1321. */
it.each([
  ['', '1B2M2Y8AsgTpgAmY7PhCfg=='],
  ['abc', 'kAFQmDzST7DWlj99KOF/cg=='],
  ['message digest', '+WtpfXy3k41SWi8xqvFh0A=='],
  ['12345678901234567890123456789012345678901234567890123456789012345678901234567890', 'V+30oivjyVWsSdouIQe2eg=='],
])('%s', async (text, digest) => {
  const shares: number[] = [];
  expect(await md5Base64(new Blob([text]), (share) => shares.push(share), 7)).toBe(digest);
  expect(shares).toHaveLength(Math.ceil(text.length / 7));
  expect(shares.at(-1) ?? 1).toBe(1);
});
