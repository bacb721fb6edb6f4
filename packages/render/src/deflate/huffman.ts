/** The code of each symbol: its bits with the first one lowest, and from bit 16 on its length. */
export type Codes = Int32Array;

/** The number of bits below the length in an entry of `Codes`. */
export const codeBits = 16;

/** The lengths of Huffman codes for the given symbol counts, limited to a maximum; 0 for symbols that do not occur. */
export function huffmanLengths(counts: Int32Array, lengthMax: number): Uint8Array {
  const symbols = [...counts.keys()].filter((symbol) => counts[symbol] !== 0);
  // The rarest symbols come first and get the longest codes.
  symbols.sort((a, b) => (counts[a] as number) - (counts[b] as number));
  const depths = depthsOf(symbols.map((symbol) => counts[symbol] as number));
  const howMany = limitLengths(depths, lengthMax);
  const lengths = new Uint8Array(counts.length);
  let next = 0;
  for (let length = lengthMax; length > 0; length--) {
    for (let left = howMany[length] as number; left > 0; left--) lengths[symbols[next++] ?? 0] = length;
  }
  return lengths;
}

/**
 * The depth of each leaf in the Huffman tree, which is built by repeatedly joining the two lightest nodes. Joined nodes
 * are created in ascending order of weight, so two queues suffice instead of a heap.
 * @param leaves weights in ascending order
 */
function depthsOf(leaves: readonly number[]): Uint8Array {
  const weights = [...leaves];
  const parents = new Int32Array(leaves.length * 2);
  let leaf = 0;
  let joined = leaves.length;
  const takeRarest = () => {
    const isLeaf = leaf < leaves.length && (joined >= weights.length || (weights[leaf] ?? 0) <= (weights[joined] ?? 0));
    return isLeaf ? leaf++ : joined++;
  };
  while (weights.length < 2 * leaves.length - 1) {
    const a = takeRarest();
    const b = takeRarest();
    parents[a] = weights.length;
    parents[b] = weights.length;
    weights.push((weights[a] ?? 0) + (weights[b] ?? 0));
  }
  const depths = new Uint8Array(weights.length);
  for (let node = weights.length - 2; node >= 0; node--) depths[node] = (depths[parents[node] ?? 0] ?? 0) + 1;
  return depths.subarray(0, leaves.length);
}

/**
 * The number of codes of each length. Codes beyond the maximum are shortened to it, and others are lengthened until all
 * of them together form a prefix code again (Kraft's inequality).
 */
function limitLengths(depths: Uint8Array, lengthMax: number): Int32Array {
  const howMany = new Int32Array(lengthMax + 1);
  let used = 0;
  for (const depth of depths) {
    // A single symbol has depth 0, but its code still needs one bit.
    const length = Math.min(lengthMax, Math.max(1, depth));
    howMany[length] = (howMany[length] as number) + 1;
    used += 1 << (lengthMax - length);
  }
  for (; used > 1 << lengthMax; used--) {
    const longest = howMany.findLastIndex((count, length) => count > 0 && length < lengthMax);
    howMany[longest] = (howMany[longest] as number) - 1;
    howMany[longest + 1] = (howMany[longest + 1] as number) + 2;
    howMany[lengthMax] = (howMany[lengthMax] as number) - 1;
  }
  return howMany;
}

/** The canonical Huffman codes of the given lengths, in the order that Deflate defines. */
export function huffmanCodes(lengths: Uint8Array): Codes {
  const codes = new Int32Array(lengths.length);
  let next = 0;
  for (let length = 1; length < codeBits; length++) {
    next <<= 1;
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) codes[symbol] = reverse(next++, length) | (length << codeBits);
    }
  }
  return codes;
}

/** Deflate writes the first bit of a code first, but numbers codes with their first bit highest. */
function reverse(code: number, length: number): number {
  let reversed = 0;
  for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
  return reversed;
}
