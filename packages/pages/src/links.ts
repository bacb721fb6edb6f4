/**
 * The URL schemes of apps on phones. An allowlist and not a denylist: browsers execute some schemes (`javascript:`),
 * and systems start programs by others.
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
 * The allowed targets of a picture, a hot zone or a text: another site, a phone number, a mail address, an app, or a
 * page of this site. Anything else is not a URL, or one that a browser would execute.
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

/**
 * Whether a path stays on this site after the browser has resolved its dots: `/.//host/x` becomes `//host/x`, which is
 * another host.
 */
function isOwnPath(path: string): boolean {
  if (!URL.canParse(path, anySite)) return false;
  const { origin, pathname } = new URL(path, anySite);
  return origin === anySite && !pathname.startsWith('//');
}

/** Whether a link leaves this site: it opens in a new tab, without a referrer. */
export function isOutside(address: string): boolean {
  return /^https?:/i.test(address);
}
