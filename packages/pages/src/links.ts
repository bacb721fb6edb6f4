/**
 * Apps that a phone opens by addresses of their own. A list of what is allowed and not of what is forbidden: a browser runs
 * some schemes (`javascript:`), and systems start programs by others.
 */
export const appSchemes = [
  'sms',
  'geo',
  'weixin',
  'alipays',
  'taobao',
  'tbopen',
  'tmall',
  'openapp.jdmobile',
  'pinduoduo',
  'snssdk1128',
  'xhsdiscover',
  'mqqapi',
  'whatsapp',
  'tg',
  'line',
  'fb-messenger',
] as const;

/**
 * Where a picture, a hot zone or a text may lead: to another site, a phone, a mailbox, an app, or a page of this site.
 * Anything else is no address, or one that a browser would run.
 */
const linkForms = /^(?:https?:\/\/[^\s]+|tel:[+\d][\d\s().-]*|mailto:[^\s@]+@[^\s@]+|\/(?!\/)[^\s\\]*|#[\w-]*)$/i;

export function isLink(address: string): boolean {
  if (isAppLink(address)) return true;
  return linkForms.test(address) && (!address.startsWith('/') || isOwnPath(address));
}

function isAppLink(address: string): boolean {
  const [, scheme = ''] = /^([a-z][a-z\d.-]*):[^\s]+$/i.exec(address) ?? [];
  return appSchemes.some((each) => each === scheme.toLowerCase());
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
