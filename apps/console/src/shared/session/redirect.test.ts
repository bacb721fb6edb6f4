import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

const origin = 'https://console.example';
const isKnown = (path: string) => path.startsWith('/api_keys') || path === '/login';

describe('safeRedirect', () => {
  it('keeps a path of this site with its query', () => {
    expect(safeRedirect('/api_keys?page=2&name_cont=a#x', origin, isKnown)).toBe('/api_keys?page=2&name_cont=a#x');
  });

  it.each([
    undefined,
    '',
    'api_keys',
    'https://evil.example/api_keys',
    '//evil.example/api_keys',
    '/\\evil.example/api_keys',
    '\\/evil.example',
    '/\t/evil.example/api_keys',
    'javascript:alert(1)',
    '/login?redirect=/api_keys',
    '/nowhere',
  ])('%j → home', (value) => {
    expect(safeRedirect(value, origin, isKnown)).toBe('/');
  });
});
