/** The protocols to choose from. `other` is any other URL. */
export const linkProtocols = ['https://', 'http://', 'tel:', 'mailto:', 'other'] as const;
export type LinkProtocol = (typeof linkProtocols)[number];

/** A URL in the two parts in which it is typed. */
export interface LinkParts {
  protocol: LinkProtocol;
  rest: string;
}

export function splitLink(address: string): LinkParts {
  const known = linkProtocols.find((protocol) => address.toLowerCase().startsWith(protocol));
  if (known) return { protocol: known, rest: address.slice(known.length) };
  return { protocol: address === '' ? 'https://' : 'other', rest: address };
}

/** A protocol alone is not a link. A pasted URL contains its own protocol. */
export function joinLink({ protocol, rest }: LinkParts): string {
  const typed = rest.trim();
  if (typed === '') return '';
  const hasOwn = linkProtocols.some((each) => each !== 'other' && typed.toLowerCase().startsWith(each));
  return protocol === 'other' || hasOwn ? typed : `${protocol}${typed}`;
}
