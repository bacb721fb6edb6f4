// How it works and how to change it: docs/components/json-reader.md
import { appError } from '../errors/app-error.ts';
import { findJsonFault, positionAfter, type TextPosition } from './json-fault.ts';
import { assertStorable, mayBeUnstorable } from './unstorable-text.ts';

/** The most that is passed to JSON.parse at a time, which takes it about a millisecond. */
const parsedBytesMax = 32 * 1024;
/** The limit for a single string, or a run of whitespace. */
const scalarBytesMax = 256 * 1024;
/** More than nested groups of layers ever need. */
const depthMax = 64;
/** Enough for five thousand rows of a hundred values each. */
const valuesMax = 600_000;
/** Schemas validate a list or an object in one step, which must not take long either. */
const itemsMax = 10_000;
const keysMax = 2000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** A list or an object that is too large to parse at once, and is filled incrementally. */
interface Frame {
  list?: unknown[];
  object?: Record<string, unknown>;
  size: number;
  /** Its key in the parent frame. */
  key: PropertyKey;
}

/**
 * Parses JSON as it arrives. Large values are split, so that no step takes longer than parsing one chunk and a body of
 * megabytes does not block the event loop. Values that cannot be stored are refused by the name of their field.
 */
export class JsonReader {
  private buffer: Buffer = Buffer.alloc(0);
  /** Where `buffer` begins in the whole body. */
  private bufferStart: TextPosition = { line: 1, column: 1 };
  private next = 0;
  /** Where the unread children of the innermost frame begin. */
  private start = 0;
  /** Where the current child begins, and where its bracket opens. */
  private childStart = 0;
  private childOpens = -1;
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  /** After a frame, only a comma or a closing bracket may follow; after a comma, a child must follow. */
  private isAfterFrame = false;
  private isAfterComma = false;
  private values = 0;
  private readonly frames: Frame[] = [{ list: [], size: 0, key: '' }];

  /** Adds the next bytes. Callers must pass small chunks, because a chunk is processed in one step. */
  feed(chunk: Buffer): void {
    this.bufferStart = this.positionOf(this.start);
    this.buffer = Buffer.concat([this.buffer.subarray(this.start), chunk]);
    for (const index of ['next', 'childStart', 'childOpens'] as const) this[index] -= this.start;
    this.start = 0;
    this.scan();
    while (this.isChildLarge()) {
      this.enterChild();
      this.scan();
    }
    if (this.buffer.length - this.childStart > scalarBytesMax) throw this.malformedAt(this.childStart);
  }

  /** Returns the value after the last byte. */
  finish(): unknown {
    if (this.frames.length > 1) throw this.malformedAt(this.buffer.length);
    if (this.isAfterFrame) {
      this.expectBlank(this.buffer.length);
      return this.frames[0]?.list?.[0];
    }
    const text = this.buffer.toString('utf8', this.start);
    const value = this.parse(text, this.start);
    if (mayBeUnstorable(text)) assertStorable(value);
    return value;
  }

  private scan(): void {
    while (this.next < this.buffer.length) {
      const byte = this.buffer[this.next++];
      if (this.isInText) this.scanText(byte);
      else if (byte === quote) this.isInText = true;
      else if (byte === comma) this.scanComma(this.next - 1);
      else if (byte === openBrace || byte === openBracket) this.scanOpening(this.next - 1);
      else if (byte === closeBrace || byte === closeBracket) this.scanClosing(this.next - 1);
    }
  }

  private scanText(byte: number | undefined): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === backslash) this.isEscaped = true;
    else if (byte === quote) this.isInText = false;
  }

  private scanOpening(at: number): void {
    this.countValue();
    if (this.depth === 0) this.childOpens = at;
    this.depth += 1;
    if (this.frames.length + this.depth > depthMax) throw this.malformedAt(at);
    if (this.isChildLarge()) this.enterChild();
  }

  private scanClosing(at: number): void {
    if (this.depth > 0) this.depth -= 1;
    else this.leaveFrame(at);
  }

  private scanComma(at: number): void {
    this.countValue();
    if (this.depth > 0) {
      if (this.isChildLarge()) this.enterChild();
      return;
    }
    if (this.frames.length === 1) throw this.malformedAt(at);
    if (this.isAfterFrame) {
      this.expectBlank(at);
      this.startAfterComma(at);
    } else if (at - this.start >= parsedBytesMax) {
      this.readChildren(at);
      this.startAfterComma(at);
    } else {
      this.childStart = at + 1;
      this.childOpens = -1;
    }
  }

  private countValue(): void {
    this.values += 1;
    if (this.values > valuesMax) throw appError('body_too_complex');
  }

  private isChildLarge(): boolean {
    return this.childOpens >= 0 && this.next - this.childStart > parsedBytesMax;
  }

  /** Turns the current child into a frame and continues at its first byte. */
  private enterChild(): void {
    if (this.isAfterFrame) throw this.malformedAt(this.childStart);
    if (this.childStart > this.start) this.readChildren(this.childStart - 1);
    const key = this.keyOfChild();
    const isList = this.buffer[this.childOpens] === openBracket;
    this.frames.push(isList ? { list: [], size: 0, key } : { object: {}, size: 0, key });
    this.next = this.childOpens + 1;
    this.startAfter(this.childOpens);
    this.depth = 0;
    this.isInText = false;
    this.isEscaped = false;
  }

  private keyOfChild(): PropertyKey {
    const before = this.buffer.toString('utf8', this.childStart, this.childOpens).trimEnd();
    const { list } = this.frame;
    if (list) {
      if (before.trim() !== '') throw this.malformedAt(this.childStart);
      return list.length;
    }
    if (!before.endsWith(':')) throw this.malformedAt(this.childOpens);
    const [key = ''] = Object.keys(this.parse(before, this.childStart, ['{', '0}']) as object);
    if (mayBeUnstorable(before)) assertStorable({ [key]: 0 }, this.path);
    return key;
  }

  private leaveFrame(at: number): void {
    const frame = this.frame;
    const isRightBracket = (this.buffer[at] === closeBracket) === (frame.list !== undefined);
    if (this.frames.length === 1 || !isRightBracket) throw this.malformedAt(at);
    if (this.isAfterFrame) this.expectBlank(at);
    else if (this.isAfterComma || !this.isBlank(at)) this.readChildren(at);
    this.frames.pop();
    const { list, object } = this.frame;
    const value = frame.list ?? frame.object;
    if (list) list.push(value);
    else if (object) object[String(frame.key)] = value;
    this.addSize(1);
    this.startAfter(at);
    this.isAfterFrame = true;
  }

  /** Parses the complete children up to `end`. */
  private readChildren(end: number): void {
    const text = this.buffer.toString('utf8', this.start, end);
    if (text.trim() === '') throw this.malformedAt(end);
    const { list, object } = this.frame;
    const read = this.parse(text, this.start, list ? ['[', ']'] : ['{', '}']) as object;
    const isSuspicious = mayBeUnstorable(text);
    if (list) {
      for (const item of read as unknown[]) {
        if (isSuspicious) assertStorable(item, [...this.path, list.length]);
        list.push(item);
      }
    } else if (object) {
      if (isSuspicious) assertStorable(read, this.path);
      Object.assign(object, read);
    }
    this.addSize(Object.keys(read).length);
  }

  private addSize(by: number): void {
    const { frame } = this;
    frame.size += by;
    if (frame.size > (frame.list ? itemsMax : keysMax)) throw appError('body_too_complex');
  }

  private isBlank(end: number): boolean {
    return this.buffer.toString('utf8', this.start, end).trim() === '';
  }

  private expectBlank(end: number): void {
    if (!this.isBlank(end)) throw this.malformedAt(this.start);
  }

  private startAfter(index: number): void {
    this.start = index + 1;
    this.childStart = index + 1;
    this.childOpens = -1;
    this.isAfterFrame = false;
    this.isAfterComma = false;
  }

  private startAfterComma(index: number): void {
    this.startAfter(index);
    this.isAfterComma = true;
  }

  private get frame(): Frame {
    const frame = this.frames.at(-1);
    if (!frame) throw new Error('the outermost frame was left');
    return frame;
  }

  private get path(): PropertyKey[] {
    // The outermost frame is our own wrapper, and the next key is the position of the value in it.
    return this.frames.slice(2).map(({ key }) => key);
  }

  /** Parses a part of the body that begins at `start` in the buffer, wrapped so that it is a complete value. */
  private parse(text: string, start: number, [before, after]: readonly [string, string] = ['', '']): unknown {
    const whole = `${before}${text}${after}`;
    try {
      return JSON.parse(whole) as unknown;
    } catch {
      const fault = (findJsonFault(whole) ?? whole.length) - before.length;
      throw malformed(positionAfter(this.positionOf(start), text.slice(0, Math.max(0, fault))));
    }
  }

  private malformedAt(index: number) {
    return malformed(this.positionOf(index));
  }

  /** Errors are only reported at character boundaries, so the text before them decodes cleanly. */
  private positionOf(index: number): TextPosition {
    return positionAfter(this.bufferStart, this.buffer.toString('utf8', 0, index));
  }
}

function malformed({ line, column }: TextPosition) {
  return appError('malformed_body', { line, column }).with({ line, column });
}
