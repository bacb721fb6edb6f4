import { expect, it } from 'vitest';
import { writtenAddress } from './written-address.ts';

const of = (address: string, city: string, province: string, zip_code: string, country: string) =>
  writtenAddress({ address, city, province, zip_code, country });

it.each([
  [of('文三路 90 号', '杭州市', '浙江省', '310012', '中国'), '中国 浙江省 杭州市 文三路 90 号 310012'],
  [of('北京市朝阳区望京街 1 号', '', '', '', ''), '北京市朝阳区望京街 1 号'],
  [
    of('548 Market St', 'San Francisco', 'CA', '94104', 'United States'),
    '548 Market St, San Francisco, CA 94104, United States',
  ],
  [of('10 Downing Street', 'London', '', 'SW1A 2AA', 'GB'), '10 Downing Street, London, SW1A 2AA, GB'],
  [of('Unter den Linden 1', 'Berlin', '', '10117', '德国'), 'Unter den Linden 1, 10117 Berlin, 德国'],
  [of('Calle Mayor 1', 'Alcalá', 'Madrid', '28801', 'Spain'), 'Calle Mayor 1, 28801 Alcalá, Madrid, Spain'],
  [of('90 Wensan Road', 'Hangzhou', 'Zhejiang', '310012', 'China'), '90 Wensan Road, Hangzhou, Zhejiang 310012, China'],
  [of('銀座1-1', '中央区', '東京都', '104-0061', '日本'), '日本 東京都 中央区 銀座1-1 104-0061'],
  // Not used in these countries, and still written.
  [of('Sheikh Zayed Road 5', 'Dubai', 'Dubai', '00000', 'UAE'), 'Sheikh Zayed Road 5, Dubai, Dubai 00000, UAE'],
  [of('', '', '', '', ''), ''],
])('%s', (written, expected) => expect(written).toBe(expected));
