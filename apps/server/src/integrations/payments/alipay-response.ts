import type { KeyObject } from 'node:crypto';
import { isSignedBy } from './rsa.ts';

/**
 * The content of a response of Alipay's gateway: `{"<name>":{…},"sign":"…"}`. The signature covers the characters of the
 * object as they were sent, so it is verified over them before anything of it is parsed.
 */
export function readAlipayResponse(text: string, name: string, key: KeyObject): unknown {
  const signed = objectAfter(text, `"${name}":`);
  const signature = /"sign"\s*:\s*"([^"]+)"/.exec(text.replace(signed, ''))?.[1];
  if (signature === undefined) throw new Error(`Alipay did not sign its answer: ${text.slice(0, 500)}`);
  if (!isSignedBy(key, signed, signature.replaceAll('\\/', '/'))) throw new Error('the signature of Alipay is wrong');
  return JSON.parse(signed);
}

/** The characters of the object behind `label`, up to the brace that closes it; braces in texts do not count. */
function objectAfter(text: string, label: string): string {
  const found = text.indexOf(label);
  const start = found === -1 ? -1 : text.indexOf('{', found + label.length);
  const tokens = /"(?:[^"\\]|\\.)*"|[{}]/g;
  tokens.lastIndex = start;
  let depth = 0;
  for (let token = start === -1 ? null : tokens.exec(text); token; token = tokens.exec(text)) {
    if (token[0] === '{') depth += 1;
    if (token[0] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, tokens.lastIndex);
  }
  throw new Error(`not a response of Alipay: ${text.slice(0, 500)}`);
}
