import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

/** A minimal WebSocket client for text messages to a local browser, because Node 20 has none. */
export interface TextSocket {
  send(text: string): void;
  close(): void;
}

const textFrame = 1;
const closeFrame = 8;

export function openTextSocket(url: string, onText: (text: string) => void): Promise<TextSocket> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url.replace(/^ws/, 'http'), { headers });
    asked.on('error', reject);
    asked.on('response', ({ statusCode }) => reject(new Error(`no WebSocket there: ${statusCode}`)));
    asked.on('upgrade', (_, stream) => {
      readFrames(stream, onText);
      resolve({
        send: (text) => void stream.write(frameOf(textFrame, Buffer.from(text))),
        close: () => void stream.end(frameOf(closeFrame, Buffer.alloc(0))),
      });
    });
    asked.end();
  });
}

/** One frame for each message. A client must mask its frames; Firefox takes a mask of zeros for an unmasked frame. */
function frameOf(kind: number, payload: Buffer): Buffer {
  const length = Buffer.alloc(payload.length < 126 ? 1 : payload.length < 65536 ? 3 : 9);
  if (length.length === 1) length[0] = payload.length | 0x80;
  else if (length.length === 3) {
    length[0] = 126 | 0x80;
    length.writeUInt16BE(payload.length, 1);
  } else {
    length[0] = 127 | 0x80;
    length.writeBigUInt64BE(BigInt(payload.length), 1);
  }
  const mask = randomBytes(4);
  const masked = payload.map((byte, at) => byte ^ (mask[at & 3] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | kind]), length, mask, masked]);
}

function readFrames(stream: Duplex, onText: (text: string) => void): void {
  let received: Buffer = Buffer.alloc(0);
  let message: Buffer[] = [];
  stream.on('error', () => undefined);
  stream.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let frame = nextFrame(received); frame; frame = nextFrame(received)) {
      received = received.subarray(frame.end);
      // Control frames (opcodes from 8 on) may arrive between the fragments of a message.
      if (frame.kind >= closeFrame) continue;
      message.push(frame.payload);
      if (!frame.isLast) continue;
      onText(Buffer.concat(message).toString());
      message = [];
    }
  });
}

function nextFrame(bytes: Buffer): { kind: number; isLast: boolean; payload: Buffer; end: number } | undefined {
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < start + length) return undefined;
  const head = bytes[0] ?? 0;
  const payload = Buffer.from(bytes.subarray(start, start + length));
  return { kind: head & 15, isLast: head > 127, payload, end: start + length };
}
