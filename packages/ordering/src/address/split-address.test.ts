import { describe, expect, it } from 'vitest';
import { splitAddress } from './split-address.ts';

const hangzhou = { province: '浙江省', city: '杭州市' };

describe('a Chinese address', () => {
  it.each([
    [
      '张三 13812345678 浙江省杭州市余杭区五常街道文一西路969号 311121',
      {
        receiver_name: '张三',
        phone: '13812345678',
        ...hangzhou,
        zip_code: '311121',
        address: '余杭区五常街道文一西路969号',
      },
    ],
    [
      '浙江省杭州市余杭区文一西路969号3号楼501室，李小龙，138 1234 5678',
      { receiver_name: '李小龙', phone: '138 1234 5678', ...hangzhou, address: '余杭区文一西路969号3号楼501室' },
    ],
    [
      '收货人：王芳\n手机号码：+86 13900001111\n所在地区：北京市朝阳区\n详细地址：三里屯街道工体北路8号',
      {
        receiver_name: '王芳',
        phone: '13900001111',
        province: '北京市',
        city: '北京市',
        address: '朝阳区 三里屯街道工体北路8号',
      },
    ],
    [
      '收件人:赵敏;电话:18412345678-1234;地址:广东深圳南山区科技园1栋;邮编:518000',
      {
        receiver_name: '赵敏',
        phone: '18412345678-1234',
        province: '广东省',
        city: '深圳市',
        zip_code: '518000',
        address: '南山区科技园1栋',
      },
    ],
    ['深圳市南山区科技园1栋', { province: '广东省', city: '深圳市', address: '南山区科技园1栋' }],
    ['上海市上海市黄浦区南京路100号', { province: '上海市', city: '上海市', address: '黄浦区南京路100号' }],
    ['吉林市船营区光华路2号', { province: '吉林省', city: '吉林市', address: '船营区光华路2号' }],
    ['吉林省吉林市船营区光华路2号', { province: '吉林省', city: '吉林市', address: '船营区光华路2号' }],
    ['云南大理州大理市古城复兴路1号', { province: '云南省', city: '大理白族自治州', address: '大理市古城复兴路1号' }],
    ['中国湖北省仙桃市沔街大道1号', { country: '中国', province: '湖北省', city: '仙桃市', address: '沔街大道1号' }],
    [
      '周杰伦0571-88886666杭州西湖区文三路90号',
      { receiver_name: '周杰伦', phone: '0571-88886666', ...hangzhou, address: '西湖区文三路90号' },
    ],
    [
      '阿依古丽·买买提 13911112222 新疆乌鲁木齐市天山区解放路1号',
      {
        receiver_name: '阿依古丽·买买提',
        phone: '13911112222',
        province: '新疆维吾尔自治区',
        city: '乌鲁木齐市',
        address: '天山区解放路1号',
      },
    ],
    [
      'Lily 13911112222 江苏苏州工业园区星湖街328号',
      {
        receiver_name: 'Lily',
        phone: '13911112222',
        province: '江苏省',
        city: '苏州市',
        address: '工业园区星湖街328号',
      },
    ],
  ])('%s', (text, parts) => {
    expect(splitAddress(text)).toEqual(parts);
  });

  it.each(['上海路12号', '中山大厦3楼', '幸福里小区5栋', '门口的小店'])(
    'is left alone where it names no city: %s',
    (text) => {
      expect(splitAddress(text)).toEqual({ address: text });
    },
  );
});

describe('an address outside China', () => {
  it.each([
    [
      'Jane Doe\n123 Main St Apt 4\nSpringfield, IL 62704\nUnited States\n+1 (217) 555-0123',
      {
        receiver_name: 'Jane Doe',
        address: '123 Main St Apt 4',
        city: 'Springfield',
        province: 'IL',
        zip_code: '62704',
        country: 'United States',
        phone: '+1 (217) 555-0123',
      },
    ],
    [
      'Jane Doe, 123 Main St, Springfield, IL 62704-1234, USA',
      {
        receiver_name: 'Jane Doe',
        address: '123 Main St',
        city: 'Springfield',
        province: 'IL',
        zip_code: '62704-1234',
        country: 'USA',
      },
    ],
    [
      'Max Müller\nMüller Druck GmbH\nHauptstraße 5\nD-80331 München\nGermany',
      {
        receiver_name: 'Max Müller',
        company_name: 'Müller Druck GmbH',
        address: 'Hauptstraße 5',
        zip_code: '80331',
        city: 'München',
        country: 'Germany',
      },
    ],
    [
      'John Smith\n10 Downing Street\nLondon SW1A 2AA\nUnited Kingdom',
      {
        receiver_name: 'John Smith',
        address: '10 Downing Street',
        city: 'London',
        zip_code: 'SW1A 2AA',
        country: 'United Kingdom',
      },
    ],
    [
      'Anna Lee\n200 King St W\nToronto ON M5H 3T4\nCanada',
      {
        receiver_name: 'Anna Lee',
        address: '200 King St W',
        city: 'Toronto',
        province: 'ON',
        zip_code: 'M5H 3T4',
        country: 'Canada',
      },
    ],
    [
      'Tom Brown, 5 George St, Sydney NSW 2000, Australia',
      {
        receiver_name: 'Tom Brown',
        address: '5 George St',
        city: 'Sydney',
        province: 'NSW',
        zip_code: '2000',
        country: 'Australia',
      },
    ],
    ['1234 Elm Street, Springfield', { address: '1234 Elm Street, Springfield' }],
    ['1 Market St, San Francisco, CA', { address: '1 Market St, San Francisco, CA' }],
    ['Flat 3', { address: 'Flat 3' }],
  ])('%s', (text, parts) => {
    expect(splitAddress(text)).toEqual(parts);
  });
});

it.each([
  '张三 13812345678 13900001111 浙江省杭州市余杭区文一西路969号 请放门卫 jane@example.com',
  'Jane Doe\nc/o Front Desk\n123 Main St\nLeave at door\nSpringfield, IL 62704\njane@example.com\nUSA',
  '13812345678',
  'a,b,c,,d',
])('loses no word of %s', (text) => {
  const parts = Object.values(splitAddress(text)).join(' ');
  for (const word of text.match(/[\p{L}\p{N}@.]+/gu) ?? []) {
    for (const piece of word.split(/(?=浙江省)|(?=杭州市)|(?=余杭区)/)) expect(parts).toContain(piece);
  }
});
