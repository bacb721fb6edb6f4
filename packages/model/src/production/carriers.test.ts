import { expect, it } from 'vitest';
import { isKnownCarrier, trackingUrl } from './carriers.ts';

it('recognizes a company by its name in different spellings', () => {
  const sf = 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1400000000123';
  expect(trackingUrl('顺丰速运', 'SF1400000000123')).toBe(sf);
  expect(trackingUrl(' SF Express ', 'SF1400000000123')).toBe(sf);
  expect(trackingUrl('DHL Express', '4818240420')).toContain('tracking-id=4818240420');
});

it('recognizes a number without a company name if only one company has that format', () => {
  expect(trackingUrl('', '1z999aa10123456784')).toBe('https://www.ups.com/track?tracknum=1z999aa10123456784');
  expect(trackingUrl('', '73123456789012')).toBeUndefined();
});

it('prefers the name over the number, and has no link for unknown companies', () => {
  expect(trackingUrl('Moon Parcel', 'SF1400000000123')).toBeUndefined();
  expect(trackingUrl('Two Groups Logistics', '12345')).toBeUndefined();
  expect(trackingUrl('UPS', '')).toBeUndefined();
  expect(['圆通快递', 'Moon Parcel', ''].map(isKnownCarrier)).toEqual([true, false, false]);
});

it('encodes the tracking number in the URL', () => {
  expect(trackingUrl('UPS', 'a b&c=d')).toBe('https://www.ups.com/track?tracknum=a%20b%26c%3Dd');
});
