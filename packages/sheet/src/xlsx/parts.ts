import { bytesPerMb } from '../limits.ts';
import type { Reading } from '../reading.ts';
import { sheetError } from '../sheet-error.ts';
import { XmlDecoder } from '../xml/xml-decoder.ts';
import { type XmlHandler, XmlScanner } from '../xml/xml-scanner.ts';
import type { ZipArchive } from '../zip/zip-archive.ts';

export interface Relationship {
  id: string;
  /** The last word of its address: `worksheet`, `image`, `drawing`. Strict and other files differ only before it. */
  type: string;
  /** The name of the part that it leads to. */
  target: string;
}

/** The parts of a workbook: XML files that point at each other, and pictures. */
export class Parts {
  readonly reading: Reading;
  private readonly archive: ZipArchive;

  constructor(archive: ZipArchive, reading: Reading) {
    this.archive = archive;
    this.reading = reading;
  }

  has(name: string): boolean {
    return this.archive.find(name) !== undefined;
  }

  sizeOf(name: string): number {
    return this.archive.find(name)?.size ?? 0;
  }

  /** After each pause, what the scanner did since the last one is ready. Gives nothing for a part that is not there. */
  async *scan(name: string, handler: XmlHandler): AsyncGenerator<void> {
    const entry = this.archive.find(name);
    if (!entry) return;
    const { reading } = this;
    reading.checkPartSize(entry.size);
    const decoder = new XmlDecoder();
    const scanner = new XmlScanner(handler);
    for await (const piece of this.archive.unpack(entry)) {
      reading.work(() => scanner.write(decoder.push(piece)));
      yield;
    }
    reading.work(() => {
      scanner.write(decoder.end());
      scanner.end();
    });
    yield;
  }

  async scanAll(name: string, handler: Partial<XmlHandler>): Promise<void> {
    const whole: XmlHandler = {
      open: (element, attributes) => handler.open?.(element, attributes),
      text: (text) => handler.text?.(text),
      close: (element) => handler.close?.(element),
    };
    for await (const _ of this.scan(name, whole));
  }

  async relationshipsOf(part: string): Promise<Relationship[]> {
    const slash = part.lastIndexOf('/') + 1;
    const relationships: Relationship[] = [];
    await this.scanAll(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`, {
      open(name, attributes) {
        if (name !== 'rels:Relationship' || attributes.get('TargetMode') === 'External') return;
        const type = attributes.get('Type') ?? '';
        relationships.push({
          id: attributes.get('Id') ?? '',
          type: type.slice(type.lastIndexOf('/') + 1),
          target: resolvePart(part, attributes.get('Target') ?? ''),
        });
      },
    });
    return relationships;
  }

  async readPicture(name: string): Promise<Uint8Array> {
    const entry = this.archive.find(name);
    if (!entry) throw sheetError('file_damaged');
    const { pictureMb } = this.reading.limits;
    if (entry.size > pictureMb * bytesPerMb) throw sheetError('picture_too_large', { name, limit: pictureMb });
    return this.archive.readAll(entry);
  }
}

/** Where a target leads from a part. `..` never leads out of the archive. */
export function resolvePart(from: string, target: string): string {
  const base = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const segment of decodePath(target).replaceAll('\\', '/').split('/')) {
    if (segment === '..') base.pop();
    else if (segment !== '' && segment !== '.') base.push(segment);
  }
  return base.join('/');
}

function decodePath(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
