import { describe, expect, it } from 'vitest';
import { countryCodes, countryName, countryOfTimeZone, findCountry } from './countries.ts';

describe('countries', () => {
  it.each([
    ['CN', 'CN'],
    ['us', 'US'],
    ['中国', 'CN'],
    ['China', 'CN'],
    ['中国大陆', 'CN'],
    ['美国', 'US'],
    ['United States', 'US'],
    ['U.S.A.', 'US'],
    ['UK', 'GB'],
    ['英国', 'GB'],
    ['香港', 'HK'],
    ['Hong Kong', 'HK'],
    ['德国', 'DE'],
    [' germany ', 'DE'],
    ['Cote d’Ivoire', 'CI'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['', undefined],
    ['Atlantis', undefined],
    ['亚特兰蒂斯', undefined],
    ['XX', undefined],
  ])('%s is %s', (text, code) => expect(findCountry(text)).toBe(code));

  it('are 249, each found by its code and by both names', () => {
    expect(new Set(countryCodes).size).toBe(249);
    for (const code of countryCodes)
      for (const name of [code, countryName(code, 'zh-CN'), countryName(code, 'en-US')])
        expect(findCountry(name), name).toBe(code);
  });
});

it.each([
  ['Europe/London', 'GB'],
  ['Asia/Shanghai', 'CN'],
  // Hosts know it as Asia/Calcutta.
  ['Asia/Kolkata', 'IN'],
  ['America/Los_Angeles', 'US'],
  ['UTC', undefined],
])('the country of %s is %s', (zone, code) => expect(countryOfTimeZone(zone)).toBe(code));
