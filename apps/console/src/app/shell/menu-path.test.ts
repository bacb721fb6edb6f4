import { expect, it } from 'vitest';
import { menuPathOf } from './menu-path.ts';

const paths = ['/', '/mine', '/mine/balance', '/api_keys'];

it.each([
  ['/', undefined, '/'],
  ['/mine', undefined, '/mine'],
  ['/mine/balance', '/mine', '/mine/balance'],
  ['/mine/recharge', '/mine/balance', '/mine/balance'],
  ['/mine/change_password', undefined, '/mine'],
  ['/api_keys/7/edit', '/api_keys', '/api_keys'],
  ['/users_sku_templates/7', '/users_sku_templates', undefined],
  ['/mineral', undefined, undefined],
])('%s (below %s) belongs to %s', (pathname, parent, path) => {
  expect(menuPathOf(paths, pathname, parent)).toBe(path);
});
