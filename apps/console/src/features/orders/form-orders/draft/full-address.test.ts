import { expect, it } from 'vitest';
import { isFullAddress } from './full-address.ts';

it.each([
  ['张三 13812345678 浙江省杭州市余杭区文一西路969号', true],
  ['收货人：王芳\n手机号码：13900001111\n所在地区：北京市朝阳区\n详细地址：工体北路8号', true],
  ['Jane Doe\n123 Main St\nSpringfield, IL 62704\nUnited States', true],
  ['文一西路969号', false],
  ['Ada Lovelace', false],
  ['浙江省杭州市余杭区文一西路969号\n广东省深圳市南山区科技园1栋', false],
  ['Ada\t浙江省杭州市余杭区文一西路969号', false],
])('%j: %s', (text, isOne) => {
  expect(isFullAddress(text)).toBe(isOne);
});
