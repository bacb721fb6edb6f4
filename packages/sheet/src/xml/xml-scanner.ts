import { sheetError } from '../sheet-error.ts';
import { decodeEntities } from './xml-entities.ts';
import { XmlScope } from './xml-scope.ts';

export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void;
  close(name: string): void;
  /** May come in several pieces. */
  text(text: string): void;
}

/** Longer than any tag that a spreadsheet program writes; a file that never ends one must not fill the memory. */
const tokenLengthMax = 1_000_000;
const depthMax = 200;
const attributesMax = 200;

const carriageReturn = 13;
const ampersand = 38;
const lt = 60;
const gt = 62;
const slash = 47;
const equals = 61;
const doubleQuote = 34;
const singleQuote = 39;

/** The attributes of the tag at hand. Valid only during `open`: the next tag uses it again. */
export class XmlAttributes {
  private readonly names: string[] = [];
  private readonly values: string[] = [];
  private count = 0;
  /** Most tags have none, and there are a million of them. */
  private hasNamespaces = false;

  get(name: string): string | undefined {
    for (let index = 0; index < this.count; index++) {
      if (this.names[index] === name) return decodeEntities(this.values[index] ?? '');
    }
    return undefined;
  }

  clear(): void {
    this.count = 0;
    this.hasNamespaces = false;
  }

  add(name: string, value: string): void {
    if (this.count >= attributesMax) throw sheetError('file_damaged');
    this.names[this.count] = name;
    this.values[this.count++] = value;
    if (name.length > 2 && (name === 'xmlns' || name.includes(':'))) this.hasNamespaces = true;
  }

  /** Opens a scope where the tag declares namespaces, and gives prefixed attributes the names that we know them by. */
  resolve(scope: XmlScope): XmlScope {
    if (!this.hasNamespaces) return scope;
    let inner = scope;
    for (let index = 0; index < this.count; index++) {
      const name = this.names[index] ?? '';
      if (name === 'xmlns' || name.startsWith('xmlns:')) {
        if (inner === scope) inner = new XmlScope(scope);
        inner.declare(name.slice(6), decodeEntities(this.values[index] ?? ''));
      }
    }
    for (let index = 0; index < this.count; index++) {
      const name = this.names[index] ?? '';
      if (name.includes(':') && !name.startsWith('xmlns:')) this.names[index] = inner.nameOf(name);
    }
    return inner;
  }
}

/**
 * A push parser for the XML of workbooks, given in pieces. Names come out by namespace (`xml-scope.ts`), whatever
 * prefix the file uses. It reads what XML allows except for document types, which no workbook has and which would let a
 * file grow without bound. A general parser takes as long for a sheet as everything else together.
 */
export class XmlScanner {
  private rest = '';
  private scope = new XmlScope();
  private hasRoot = false;
  private readonly open: { raw: string; name: string; outer: XmlScope }[] = [];
  private readonly attributes = new XmlAttributes();
  private readonly handler: XmlHandler;

  constructor(handler: XmlHandler) {
    this.handler = handler;
  }

  write(piece: string): void {
    const source = this.rest + piece;
    let at = 0;
    while (at < source.length) {
      const next = source.charCodeAt(at) === lt ? this.readMarkup(source, at) : this.readText(source, at);
      if (next < 0) break;
      at = next;
    }
    this.rest = source.slice(at);
    if (this.rest.length > tokenLengthMax) throw sheetError('file_damaged');
  }

  /** The file ends here: whatever is still open was cut off. */
  end(): void {
    if (this.rest !== '' && this.rest.trim() !== '') throw sheetError('file_damaged');
    if (this.open.length > 0 || !this.hasRoot) throw sheetError('file_damaged');
  }

  /** Up to the next tag, or as far as it is certain: an entity or a line break may be cut by the end of the piece. */
  private readText(source: string, start: number): number {
    let end = start;
    let isPlain = true;
    for (; end < source.length; end++) {
      const code = source.charCodeAt(end);
      if (code === lt) break;
      if (code === ampersand || code === carriageReturn) isPlain = false;
    }
    if (end === source.length && !isPlain) {
      end -= /(?:&[^;]*|\r)$/.exec(source.slice(start))?.[0].length ?? 0;
      if (end === start) return -1;
    }
    const text = source.slice(start, end);
    if (this.open.length > 0) this.handler.text(isPlain ? text : decodeEntities(text.replace(/\r\n?/g, '\n')));
    else if (text.trim() !== '') throw sheetError('file_damaged');
    return end;
  }

  /** Each reader of markup gives where it ends, or -1 where the rest of it is still to come. */
  private readMarkup(source: string, start: number): number {
    const second = source.charCodeAt(start + 1);
    if (Number.isNaN(second)) return -1;
    if (second === slash) return this.readClosingTag(source, start);
    if (second === 63) return skipPast(source, '?>', start + 2);
    if (second !== 33) return this.readOpeningTag(source, start);
    if (source.startsWith('<!--', start)) return skipPast(source, '-->', start + 4);
    if (source.startsWith('<![CDATA[', start)) return this.readCdata(source, start + 9);
    if (
      source.length - start < 9 &&
      ('<!--'.startsWith(source.slice(start)) || '<![CDATA['.startsWith(source.slice(start)))
    ) {
      return -1;
    }
    throw sheetError('file_damaged');
  }

  private readCdata(source: string, start: number): number {
    const end = source.indexOf(']]>', start);
    if (end < 0) return -1;
    if (this.open.length === 0) throw sheetError('file_damaged');
    if (end > start) this.handler.text(source.slice(start, end).replace(/\r\n?/g, '\n'));
    return end + 3;
  }

  private readClosingTag(source: string, start: number): number {
    let end = start + 2;
    while (end < source.length && source.charCodeAt(end) !== gt) end++;
    if (end === source.length) return -1;
    const closed = this.open.pop();
    const nameEnd = start + 2 + (closed?.raw.length ?? 0);
    if (
      !closed ||
      !source.startsWith(closed.raw, start + 2) ||
      (nameEnd !== end && source.slice(nameEnd, end).trim() !== '')
    ) {
      throw sheetError('file_damaged');
    }
    this.scope = closed.outer;
    this.handler.close(closed.name);
    return end + 1;
  }

  private readOpeningTag(source: string, start: number): number {
    const { attributes } = this;
    attributes.clear();
    const nameEnd = endOfName(source, start + 1);
    let at = skipSpace(source, nameEnd);
    for (;;) {
      const code = source.charCodeAt(at);
      if (Number.isNaN(code)) return -1;
      if (code === gt) {
        this.opened(source.slice(start + 1, nameEnd), false);
        return at + 1;
      }
      if (code === slash) {
        if (at + 1 >= source.length) return -1;
        if (source.charCodeAt(at + 1) !== gt) throw sheetError('file_damaged');
        this.opened(source.slice(start + 1, nameEnd), true);
        return at + 2;
      }
      at = this.readAttribute(source, at);
      if (at < 0) return -1;
    }
  }

  private readAttribute(source: string, start: number): number {
    const nameEnd = endOfName(source, start);
    const sign = skipSpace(source, nameEnd);
    const quoteAt = skipSpace(source, sign + 1);
    if (quoteAt >= source.length) return -1;
    const quote = source.charCodeAt(quoteAt);
    if (nameEnd === start || source.charCodeAt(sign) !== equals || (quote !== doubleQuote && quote !== singleQuote)) {
      throw sheetError('file_damaged');
    }
    let end = quoteAt + 1;
    while (end < source.length && source.charCodeAt(end) !== quote) end++;
    if (end === source.length) return -1;
    this.attributes.add(source.slice(start, nameEnd), source.slice(quoteAt + 1, end));
    return skipSpace(source, end + 1);
  }

  private opened(raw: string, isEmpty: boolean): void {
    const { open, scope: outer } = this;
    if (raw === '' || open.length >= depthMax || (open.length === 0 && this.hasRoot)) throw sheetError('file_damaged');
    this.hasRoot = true;
    this.scope = this.attributes.resolve(outer);
    const name = this.scope.nameOf(raw);
    this.handler.open(name, this.attributes);
    if (isEmpty) {
      this.scope = outer;
      this.handler.close(name);
    } else {
      open.push({ raw, name, outer });
    }
  }
}

function skipPast(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function skipSpace(source: string, from: number): number {
  let at = from;
  while (isSpace(source.charCodeAt(at))) at++;
  return at;
}

/** A name ends at a space, `/`, `>` or `=`. */
function endOfName(source: string, from: number): number {
  let at = from;
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === gt || code === slash || code === equals || isSpace(code)) break;
    if (code === lt || code === doubleQuote || code === singleQuote) throw sheetError('file_damaged');
  }
  return at;
}
