/**
 * Where a picture, a hot zone or a text may lead: to another site, a phone, a mailbox, or a page of this site. Anything
 * else is no address, or one that a browser would run.
 */
const linkForms = /^(?:https?:\/\/[^\s]+|tel:[+\d][\d\s().-]*|mailto:[^\s@]+@[^\s@]+|\/(?!\/)[^\s\\]*|#[\w-]*)$/i;

export function isLink(address: string): boolean {
  return linkForms.test(address) && (!address.startsWith('/') || isOwnPath(address));
}

const anySite = 'http://site.invalid';

/** As a browser reads it, with its dots resolved: `/.//host/x` becomes `//host/x`, which names another host. */
function isOwnPath(path: string): boolean {
  if (!URL.canParse(path, anySite)) return false;
  const { origin, pathname } = new URL(path, anySite);
  return origin === anySite && !pathname.startsWith('//');
}

/** Leads away from this site: it opens beside the page, and learns nothing of where its readers came from. */
export function isOutside(address: string): boolean {
  return /^https?:/i.test(address);
}
