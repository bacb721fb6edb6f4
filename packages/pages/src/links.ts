/**
 * Where a picture, a hot zone or a text may lead: to another site, a phone, a mailbox, or a page of this site. Anything
 * else is no address, or one that a browser would run.
 */
const linkForms = /^(?:https?:\/\/[^\s]+|tel:[+\d][\d\s().-]*|mailto:[^\s@]+@[^\s@]+|\/(?!\/)[^\s\\]*|#[\w-]*)$/i;

export function isLink(address: string): boolean {
  return linkForms.test(address);
}

/** Leads away from this site: it opens beside the page, and learns nothing of where its readers came from. */
export function isOutside(address: string): boolean {
  return /^https?:/i.test(address);
}
