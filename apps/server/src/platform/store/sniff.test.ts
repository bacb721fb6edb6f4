import { describe, expect, it } from 'vitest';
import { claimedKind } from './file-types.ts';
import { sniffContentType } from './sniff.ts';
import type { ByteSource } from './store.ts';

const sourceOf = (bytes: Buffer): ByteSource => ({
  byteSize: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
  withFile: () => Promise.reject(new Error('only the header is needed')),
});
const latin = (text: string) => Buffer.from(text, 'latin1');
const box = (brands: string) => latin(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}mdat`);
const part = (type: string, content: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 8 + content.length]), latin(type + content)]);
const head = part('ftyp', 'isom\0\0\0\0mp42');
const index = part('moov', `\0\0\0\x08mvhd`);
const largeData = Buffer.concat([latin('\0\0\0\x01mdat\0\0\0\0\0\0\0\x14'), latin('data')]);
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('the type of bytes', () => {
  it.each([
    ['image/png', latin('\x89PNG\r\n\x1a\n...')],
    ['image/jpeg', latin('\xff\xd8\xff\xe0')],
    ['image/webp', latin('RIFF....WEBPVP8 ')],
    ['image/gif', latin('GIF89a..')],
    ['image/avif', box('avif\0\0\0\0mif1')],
    ['image/avif', box('mif1\0\0\0\0avif')],
    ['image/tiff', latin('II*\0....')],
    ['image/tiff', latin('MM\0*....')],
    ['font/ttf', latin('\0\x01\0\0\0\x0f....')],
    ['font/otf', latin('OTTO\0\x0f....')],
    ['font/collection', latin('ttcf\0\x01')],
    ['font/woff2', latin('wOF2....')],
    ['application/zip', latin(`PK\x03\x04${'.'.repeat(200)}readme.txt`)],
    [xlsx, latin(`PK\x03\x04${'.'.repeat(70_000)}xl/workbook.xml${'.'.repeat(1000)}`)],
    ['video/mp4', Buffer.concat([head, index, part('mdat', 'data')])],
    ['video/mp4', Buffer.concat([head, part('free', ''), part('mdat', 'data'), index])],
    ['video/mp4', Buffer.concat([head, largeData, index])],
    ['application/octet-stream', Buffer.concat([head, latin('a text that claims to be a video')])],
    ['application/octet-stream', Buffer.concat([head, latin('\0\0\0\x02mdat'), index])],
    ['application/octet-stream', Buffer.concat([head, part('mdat', 'no index')])],
    ['application/octet-stream', Buffer.concat([head, part('moov', 'no index')])],
    ['application/octet-stream', head],
    ['application/pdf', latin('%PDF-1.7')],
    ['application/vnd.iccprofile', latin(`${'.'.repeat(36)}acsp`)],
    ['application/octet-stream', latin('<svg onload="alert(1)">')],
    ['application/octet-stream', latin('<!doctype html><script>')],
    ['application/octet-stream', box('heic\0\0\0\0mif1')],
    ['application/octet-stream', latin('\0\x01\0\0\0\0')],
    ['application/octet-stream', latin('RIFF....WAVE')],
    ['application/octet-stream', latin('BM......')],
    ['application/octet-stream', latin('')],
  ])('%s', async (type, bytes) => {
    expect(await sniffContentType(sourceOf(bytes))).toBe(type);
  });
});

describe('the declared kind', () => {
  it.each([
    ['a.PNG', 'application/octet-stream', 'image'],
    ['a', 'image/heic', 'image'],
    ['a.zip', 'IMAGE/PNG', 'image'],
    ['a.ttf', 'application/octet-stream', 'font'],
    ['a', 'font/woff2', 'font'],
    ['a.mp4', 'application/octet-stream', 'video'],
    ['a', 'video/mp4', 'video'],
    ['a.mov', 'video/quicktime', undefined],
    ['a.svg', 'image/svg+xml', undefined],
    ['a.zip', 'application/zip', undefined],
    ['png', 'text/plain', undefined],
  ])('%s as %s is %s', (filename, contentType, kind) => {
    expect(claimedKind({ filename, contentType })).toBe(kind);
  });
});
