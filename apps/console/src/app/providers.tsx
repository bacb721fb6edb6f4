import { fieldSentence } from '@platen/model/field-reasons';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { FeedbackHost } from '../ui/feedback.tsx';
import { antdTheme } from '../ui/theme/antd-theme.ts';
import { antdLocales, currentLocale } from '../shared/locale/locale.ts';
import { RequestError } from '../shared/request/request-error.ts';

const retriesMax = 2;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Only what may pass by itself; a refusal asked again is the same refusal, later.
        retry: (count, cause) => cause instanceof RequestError && cause.isRetryable && count < retriesMax,
        refetchOnWindowFocus: false,
      },
    },
  });

/** Whoever asks for less motion gets none: antd would wait for the ends of animations that the styles took away. */
const hasMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const theme = { ...antdTheme, token: { ...antdTheme.token, motion: hasMotion } };

const locale = currentLocale();
/** antd puts the field's label in the place that it calls `${label}`. Blanks and empty lists are nothing, too. */
const required = fieldSentence('${label}', { key: 'required', params: {} }, locale);
const validateMessages = { required, whitespace: required, array: { min: required } };

export function Providers({ children }: { children: ReactNode }) {
  // One for each tree: what a test has learned from its server is not known to the next.
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
          <App notification={{ placement: 'topRight' }} message={{ maxCount: 3 }}>
            <FeedbackHost />
            {children}
          </App>
        </ConfigProvider>
      </QueryClientProvider>
    </IntlProvider>
  );
}
