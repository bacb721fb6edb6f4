import type { UseQueryResult } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Loaded } from './loaded.tsx';

const back = linkOptions({ to: '/' });
const shown = (query: Partial<UseQueryResult<string>>) =>
  renderToStaticMarkup(
    <Loaded query={query as UseQueryResult<string>} back={back}>
      {(name) => <form>{name}</form>}
    </Loaded>,
  );

it('shows the data, and keeps it when a refetch fails', () => {
  expect(shown({ data: 'Shop', isError: false })).toBe('<form>Shop</form>');
  expect(shown({ data: 'Shop', isError: true })).toBe('<form>Shop</form>');
});

it('shows a skeleton until the data is loaded', () => {
  expect(shown({ data: undefined, isError: false })).toContain('skeleton');
});
