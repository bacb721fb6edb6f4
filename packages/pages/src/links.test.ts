import { expect, it } from 'vitest';
import { isLink } from './links.ts';

it.each([
  'https://shop.example/a?b=c#d',
  'tel:+86 21 1234-5678',
  'mailto:sales@shop.example',
  '/',
  '/pages/3?from=a//b',
  '/a/./b/../c',
  '#top',
])('%s is a link', (address) => {
  expect(isLink(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  '//host.example/x',
  '/\\host.example/x',
  '/.//host.example/x',
  '/..//host.example/x',
  '/a/..//host.example/x',
  '/%2e//host.example/x',
  '/.//[',
  'file:///etc/passwd',
  '',
])('%s is none: it is run, or names another host in disguise', (address) => {
  expect(isLink(address)).toBe(false);
});
