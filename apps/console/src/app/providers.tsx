import { fieldSentence } from '@platen/model/fields/field-reasons';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { antdLocales, currentLocale } from '../shared/locale/locale.ts';
import { RequestError } from '../shared/request/request-error.ts';
import { FeedbackHost } from '../ui/feedback.tsx';
import { antdTheme } from '../ui/theme/antd-theme.ts';
import { sizes } from '../ui/theme/tokens.ts';

const retriesMax = 2;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Retries only failures that may be temporary: a request that was refused would be refused again.
        retry: (count, cause) => cause instanceof RequestError && cause.isRetryable && count < retriesMax,
        refetchOnWindowFocus: false,
      },
    },
  });

/** No animations for users who prefer reduced motion: our styles remove them, and antd would wait for them to end. */
const hasMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const theme = { ...antdTheme, token: { ...antdTheme.token, motion: hasMotion } };

const locale = currentLocale();
/** antd replaces `${label}` with the label of the field. Blank texts and empty lists count as missing. */
const required = fieldSentence('${label}', { key: 'required', params: {} }, locale);
const validateMessages = { required, whitespace: required, array: { min: required } };

export function Providers({ children }: { children: ReactNode }) {
  // One for each tree, so that tests do not share a cache.
  const [queryClient] = useState(createQueryClient);
  return (
    <IntlProvider locale={locale}>
      <QueryClientProvider client={queryClient}>
        <ConfigProvider
          theme={theme}
          locale={antdLocales[locale]}
          form={{ validateMessages }}
          button={{ autoInsertSpace: false }}
          wave={{ disabled: true }}
        >
          {/* Below the header: over it, a notification that waits under the pointer would keep its buttons out of reach. */}
          <App notification={{ placement: 'topRight', top: sizes.header + sizes.space2 }} message={{ maxCount: 3 }}>
            <FeedbackHost />
            {children}
          </App>
        </ConfigProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}
