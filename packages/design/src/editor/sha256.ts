/**
 * The digest of a text, in hex. Our own, because the browser's is there on secure addresses only, and a factory's
 * console may be opened by the address of a machine in its network.
 */
export function sha256Hex(text: string): string {
  const state = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
  const bytes = padded(utf8(text));
  const words = new Uint32Array(64);
  for (let block = 0; block < bytes.length; block += 64) addBlock(state, words, bytes, block);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

const rounds = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function utf8(text: string): number[] {
  // Half a character cannot be encoded, and is what encoders write in its place.
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return Array.from(encoded.matchAll(/%(..)|./g), ([character, hex]) =>
    hex === undefined ? character.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

/** A one, as many zeros as it takes, and the length in bits. */
function padded(bytes: readonly number[]): Uint8Array {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(size - 4, (bytes.length * 8) >>> 0);
  return whole;
}

const at = (words: Uint32Array, index: number) => words[index] ?? 0;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function addBlock(state: Uint32Array, words: Uint32Array, bytes: Uint8Array, block: number): void {
  const view = new DataView(bytes.buffer, block, 64);
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(index * 4);
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(words, index - 15), at(words, index - 2)];
    const mixed =
      (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    words[index] = at(words, index - 16) + at(words, index - 7) + mixed;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const chosen = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + chosen + at(rounds, index) + at(words, index)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
}
