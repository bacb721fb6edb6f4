import { describe, expect, it } from 'vitest';
import { acceptFiles, checkFile, checkPicture, defaultLimits, refusesFile } from './file-limits.ts';

const mb = 1024 * 1024;

describe('checkFile', () => {
  it.each([
    ['a.png', 1, undefined],
    ['A.PNG', 3 * mb, undefined],
    ['a.png', 3 * mb + 1, { kind: 'size', name: 'a.png', limit: 3 }],
    ['a.bmp', 1, { kind: 'format', name: 'a.bmp' }],
    ['png', 1, { kind: 'format', name: 'png' }],
    ['a.png.exe', 1, { kind: 'format', name: 'a.png.exe' }],
    ['a.png', 0, { kind: 'empty', name: 'a.png' }],
  ])('%s of %i bytes', (name, size, finding) => {
    expect(checkFile({ name, size }, defaultLimits)).toEqual(finding);
  });

  it('accepts any type if none is specified', () => {
    expect(checkFile({ name: 'README', size: 1 }, { ...defaultLimits, extensions: [] })).toBeUndefined();
  });
});

describe('checkPicture', () => {
  const limits = { ...defaultLimits, maxWidthPx: 1000, maxHeightPx: 800, maxPixels: 500_000 };
  it.each([
    [1000, 500, undefined],
    [1001, 1, { kind: 'width', name: 'a.png', limit: 1000 }],
    [1, 801, { kind: 'height', name: 'a.png', limit: 800 }],
    [1000, 501, { kind: 'pixels', name: 'a.png', limit: 500_000 }],
  ])('%i × %i', (widthPx, heightPx, finding) => {
    expect(checkPicture('a.png', { widthPx, heightPx }, limits)).toEqual(finding);
  });

  it('applies the limit of the whole system', () => {
    expect(checkPicture('a.png', { widthPx: 20_000, heightPx: 15_000 }, defaultLimits)).toMatchObject({
      kind: 'pixels',
      limit: 240_000_000,
    });
  });

  it('requires an exact image size', () => {
    const wanted = { widthPx: 300, heightPx: 200 };
    const exact = { ...defaultLimits, exactPx: wanted };
    expect(checkPicture('a.png', { widthPx: 300, heightPx: 200 }, exact)).toBeUndefined();
    const actual = { widthPx: 200, heightPx: 300 };
    expect(checkPicture('a.png', actual, exact)).toEqual({ kind: 'exact', name: 'a.png', actual, wanted });
  });
});

describe('admitFiles', () => {
  const file = (name: string) => ({ name, size: 1 });
  const limits = { ...defaultLimits, count: 2 };

  it('gives invalid files no slot', () => {
    const { accepted, findings } = acceptFiles([file('a.exe'), file('b.png'), file('c.png')], 2, limits);
    expect(accepted.map(({ name }) => name)).toEqual(['b.png', 'c.png']);
    expect(findings).toEqual([{ kind: 'format', name: 'a.exe' }]);
  });

  it('reports once that there are too many', () => {
    const { accepted, findings } = acceptFiles([file('a.png'), file('b.png'), file('c.png'), file('d.png')], 1, limits);
    expect(accepted.map(({ name }) => name)).toEqual(['a.png']);
    expect(findings).toEqual([{ kind: 'count', limit: 2 }]);
  });

  it('accepts nothing if there is no room', () => {
    expect(acceptFiles([file('a.png')], 0, limits).accepted).toEqual([]);
  });
});

it('accepts a picture that may look blurred, and says so', () => {
  const limits = { ...defaultLimits, sharpPx: { widthPx: 400, heightPx: 300 } };
  const found = checkPicture('a.png', { widthPx: 500, heightPx: 299 }, limits);
  expect(found).toMatchObject({ kind: 'soft', wanted: { widthPx: 400, heightPx: 300 } });
  expect(found && refusesFile(found)).toBe(false);
  expect(checkPicture('a.png', { widthPx: 400, heightPx: 300 }, limits)).toBeUndefined();
});
