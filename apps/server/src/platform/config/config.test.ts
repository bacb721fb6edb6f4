import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { chooseHost } from './listen-host.ts';

const trusted = (PLATEN_TRUST_PROXY: string) =>
  parseConfig({ PLATEN_DATA: tmpdir(), PLATEN_TRUST_PROXY }, { parts: {} }).trustProxy;

it.each([
  ['off', false],
  ['0', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
])('trusts the proxies %s', (text, proxies) => {
  expect(trusted(text)).toEqual(proxies);
});

it.each(['true', '10.0.0', '10.0.0.1/x', '1,2', 'my-proxy'])('does not start with the proxies %s', (text) => {
  expect(() => trusted(text)).toThrow('PLATEN_TRUST_PROXY');
});

it.each([
  { asked: undefined, isOpen: false, host: '0.0.0.0', says: undefined },
  { asked: undefined, isOpen: true, host: '127.0.0.1', says: 'this machine only' },
  { asked: '0.0.0.0', isOpen: true, host: '0.0.0.0', says: 'WARNING' },
  { asked: '127.0.0.1', isOpen: true, host: '127.0.0.1', says: undefined },
  { asked: '0.0.0.0', isOpen: false, host: '0.0.0.0', says: undefined },
])('listens on $host if $asked is configured and demo accounts are open: $isOpen', ({ asked, isOpen, host, says }) => {
  const chosen = chooseHost(asked, isOpen);
  expect(chosen.host).toBe(host);
  expect(chosen.notice?.includes(says ?? '')).toBe(says === undefined ? undefined : true);
});

it.each([
  [{ PLATEN_DEMO: 'zh', LANG: 'en_US.UTF-8' }, 'zh-CN'],
  [{ PLATEN_DEMO: 'en', LANG: 'zh_CN.UTF-8' }, 'en-US'],
  [{ PLATEN_DEMO: 'on', LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LC_ALL: 'en_GB.UTF-8', LANG: 'zh_CN.UTF-8' }, 'en-US'],
  [{ LANG: 'C.UTF-8' }, 'en-US'],
  [{ LANG: 'de_DE.UTF-8' }, 'en-US'],
])('creates the demo for %j in %s', (environment, locale) => {
  expect(parseConfig({ PLATEN_DATA: tmpdir(), ...environment }, { parts: {} }).demoLocale).toBe(locale);
});
