/** @jsxRuntime automatic */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locale } from '@platen/model/text/locale';
import { pageStyle } from '@platen/pages/page-style';
import type { Sections } from '@platen/pages/page-tree';
import { usesScript } from '@platen/pages/uses-script';
import { PageView } from '@platen/pages/view';
import { renderToStaticMarkup } from 'react-dom/server';
import { reportDirectives } from '../../../platform/http/security-headers.ts';

export interface PublicPage {
  title: string;
  description: string;
  /** The language of the content, for screen readers. */
  locale: Locale;
  sections: Sections;
  sizeOf: (url: string) => { width: number; height: number } | undefined;
  /** Absolute addresses, for link previews. */
  url: string;
  pictureUrl: string | undefined;
}

const require = createRequire(import.meta.url);
const script = readFileSync(require.resolve('@platen/pages/browser/page-behavior.js'), 'utf8');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Only our own script runs, and nothing is loaded from other origins. Style attributes are allowed, because sizes and
 * colors of blocks are written there, each validated by its schema.
 */
export const publicPagePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  `script-src ${hashOf(script)}`,
  `style-src-elem ${hashOf(pageStyle)}`,
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  reportDirectives,
].join('; ');

/** The whole page in one response: it can be read without any script. */
export function publicPageHtml(page: PublicPage): string {
  const { title, description, locale, sections, sizeOf, url, pictureUrl } = page;
  const facts = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': pictureUrl,
  };
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {Object.entries(facts).map(
          ([name, content]) => content && <meta key={name} property={name} content={content} />,
        )}
        <meta name="twitter:card" content={pictureUrl === undefined ? 'summary' : 'summary_large_image'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: pageStyle }} />
      </head>
      <body>
        <main aria-label={title}>
          <PageView sections={sections} locale={locale} sizeOf={sizeOf} />
        </main>
        {usesScript(sections) && <script type="module" dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  )}`;
}

/** The page for an address that does not exist, or no longer. */
export function missingPageHtml(title: string, hint: string, locale: Locale): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: pageStyle }} />
      </head>
      <body>
        <main className="pp-missing">
          <MissingPageArt />
          <h1>{title}</h1>
          <p>{hint}</p>
        </main>
      </body>
    </html>,
  )}`;
}

/** An empty sheet between its crop marks. */
function MissingPageArt() {
  return (
    <svg
      viewBox="0 0 200 150"
      width="200"
      height="150"
      fill="none"
      stroke="#b9bdf7"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M38 8v16M8 38h16M162 8v16M192 38h-16M38 142v-16M8 112h16M162 142v-16M192 112h-16" />
      <rect x="38" y="30" width="124" height="90" rx="6" fill="#fff" />
      <circle cx="92" cy="75" r="22" fill="#e0e2ff" stroke="none" />
      <circle cx="108" cy="75" r="22" stroke="#646cff" strokeDasharray="4 4" />
    </svg>
  );
}
