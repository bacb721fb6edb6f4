import { Button, theme } from 'antd';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { antdTheme } from './antd-theme.ts';

type Token = ReturnType<typeof theme.useToken>;

async function readToken(): Promise<Token> {
  const onRead = vi.fn<(read: Token) => void>();
  function Reader() {
    const read = theme.useToken();
    useEffect(() => onRead(read), [read]);
    return <Button>Read</Button>;
  }
  await showScreen(<Reader />);
  await expect.poll(() => onRead.mock.lastCall).toBeDefined();
  return onRead.mock.lastCall?.[0] as Token;
}

it('generates no styles in the browser but the variables of the theme', async () => {
  await readToken();
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-css-hash]')].map(({ sheet }) => sheet);
  const rules = sheets.flatMap((sheet) => [...(sheet?.cssRules ?? [])] as CSSStyleRule[]);
  expect(rules.flatMap(({ style }) => [...style]).filter((property) => !property.startsWith('--'))).toEqual([]);
});

it('has the tokens of our theme', async () => {
  const { token } = await readToken();
  expect(token).toMatchObject(antdTheme.token ?? {});
});

it('has the styles of its components', async () => {
  await readToken();
  const button = page.getByRole('button', { name: 'Read' }).element();
  expect(getComputedStyle(button).borderRadius).toBe(`${antdTheme.token?.borderRadius ?? 0}px`);
});
