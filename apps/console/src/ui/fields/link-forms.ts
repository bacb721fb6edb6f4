/** How an address may begin, as the one who types it chooses. `other` is whatever else is an address. */
export const linkProtocols = ['https://', 'http://', 'tel:', 'mailto:', 'other'] as const;
export type LinkProtocol = (typeof linkProtocols)[number];

/** An address in the two parts in which it is typed. */
export interface LinkParts {
  protocol: LinkProtocol;
  rest: string;
}

export function splitLink(address: string): LinkParts {
  const known = linkProtocols.find((protocol) => address.toLowerCase().startsWith(protocol));
  if (known) return { protocol: known, rest: address.slice(known.length) };
  return { protocol: address === '' ? 'https://' : 'other', rest: address };
}

/** Nothing behind a protocol is no link at all. An address that was pasted whole brings its own protocol. */
export function joinLink({ protocol, rest }: LinkParts): string {
  const typed = rest.trim();
  if (typed === '') return '';
  const hasOwn = linkProtocols.some((each) => each !== 'other' && typed.toLowerCase().startsWith(each));
  return protocol === 'other' || hasOwn ? typed : `${protocol}${typed}`;
}
