import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { ReadOptionsSelect } from './read-options-select.tsx';

const page = (...names: [number, string][]) => ({
  data: names.map(([id, display_name]) => ({ id, display_name })),
  meta: { page: 1, per_page: 10, total: names.length, total_pages: 1, total_is_estimate: false, next_cursor: null },
});

it('names a selected entry that is not among the first matches', () => {
  const client = new QueryClient();
  client.setQueryData(['users', 'read_options', ''], page([1, 'Lanmu']));
  client.setQueryData(['users', 'read_options', 'id', 7], page([7, 'North Lane']));
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US">
      <QueryClientProvider client={client}>
        <ReadOptionsSelect cacheKey={['users']} load={() => Promise.resolve(page())} value={7} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  expect(html).toContain('North Lane');
});
