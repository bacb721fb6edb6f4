import { expect, it } from 'vitest';
import { joinLink, splitLink } from './link-forms.ts';

it.each([
  ['https://a.example/x', 'https://', 'a.example/x'],
  ['HTTP://a.example', 'http://', 'a.example'],
  ['tel:400-820', 'tel:', '400-820'],
  ['mailto:a@b.example', 'mailto:', 'a@b.example'],
  ['/sku_templates/3', 'other', '/sku_templates/3'],
  ['', 'https://', ''],
] as const)('takes %s apart', (address, protocol, rest) => {
  expect(splitLink(address)).toEqual({ protocol, rest });
});

it.each([
  ['https://', ' a.example ', 'https://a.example'],
  ['tel:', '400-820', 'tel:400-820'],
  ['tel:', ' ', ''],
  ['other', '#section-a', '#section-a'],
  ['https://', 'http://pasted.example', 'http://pasted.example'],
] as const)('puts %s and %s together', (protocol, rest, address) => {
  expect(joinLink({ protocol, rest })).toBe(address);
});
