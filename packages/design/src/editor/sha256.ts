import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The SHA-256 of a text in hex. `crypto.subtle` is not used, because browsers offer it only in secure contexts, and a
 * factory may open its console by the plain HTTP address of a machine in its network.
 */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
