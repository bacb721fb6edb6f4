import { describe, expect, it } from 'vitest';
import { isLocalHost, isPublicAddress, lookupPublic, PrivateAddressError } from './public-address.ts';

describe('public addresses', () => {
  it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '223.255.255.255', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'allows calls to %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('refuses calls to %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['http://127.1/', 'http://2130706433/', 'http://0x7f.0.0.1/', 'http://[::1]:80/', 'http://[::ffff:7f00:1]/'])(
    'recognizes %s as local',
    (url) => expect(isLocalHost(new URL(url))).toBe(true),
  );

  it.each(['http://localhost/', 'http://LOCALHOST./', 'http://a.localhost:8080/'])('knows %s by name', (url) =>
    expect(isLocalHost(new URL(url))).toBe(true),
  );

  it('defers other names to the time of the call', () => {
    expect(isLocalHost(new URL('https://localhost.example/'))).toBe(false);
    expect(isLocalHost(new URL('https://8.8.8.8/'))).toBe(false);
  });

  it('does not resolve a name to an address of this machine', async () => {
    const error = await new Promise((resolve) => lookupPublic('localhost', { all: true }, resolve));
    expect(error).toBeInstanceOf(PrivateAddressError);
  });

  it('returns the checked addresses, one or all', async () => {
    const lookup = (all: boolean) =>
      new Promise((resolve) => lookupPublic('8.8.8.8', { all }, (...response) => resolve(response)));
    expect(await lookup(false)).toEqual([null, '8.8.8.8', 4]);
    expect(await lookup(true)).toEqual([null, [{ address: '8.8.8.8', family: 4 }], 4]);
  });
});
