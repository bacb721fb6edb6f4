import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicPagePath } from '@platen/model/storefront/custom-pages';
import { type Locale, textIn } from '@platen/model/text/locale';
import { filesIn, richTextsIn } from '@platen/pages/page';
import type { Sections } from '@platen/pages/page-tree';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../../../platform/context.ts';
import { sizesOfPictures } from '../../files/blobs/blobs.service.ts';
import { customPageTexts } from './custom-pages.messages.ts';
import { storedSections } from './page-content.service.ts';
import { findLiveVersion } from './page-versions.queries.ts';
import { missingPageHtml, publicPageHtml, publicPagePolicy } from './public-page.tsx';
import { plainText } from './rich-text.ts';

declare module '../../../platform/context.ts' {
  interface Platform {
    livePages: LivePages;
  }
}

/** The live versions of pages that this process has looked up lately. */
export type LivePages = Cache<number, LiveVersion>;

export interface ServedPage {
  status: 200 | 404;
  etag: string;
  /** The content security policy of the page. */
  policy: string;
  bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

type LiveVersion = Awaited<ReturnType<typeof findLiveVersion>>;

const descriptionLengthMax = 150;
/**
 * How long readers of other processes may see the previous version, so that a popular page does not query the database. The
 * process that publishes forgets it at once: whoever publishes a page looks at it next.
 */
const liveCacheMs = 1000;
const pagesCached = 200;

const brotliQuality = 9;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export function createLivePages(): LivePages {
  return new LRUCache({ max: 2000, ttl: liveCacheMs });
}

/**
 * Serves public pages. A version is immutable, so it is rendered and compressed once, off the event loop. The result
 * depends on nothing of a request but the id, so that varying other parts always hits the cache. A page that is cached is
 * returned without a promise, because most requests are for such pages.
 */
export function createPublicPages(platform: Platform) {
  const drawn: Cache<string, ServedPage> = new LRUCache({ max: pagesCached });

  function getDrawn(version: LiveVersion, id: number, locale: Locale): ServedPage | Promise<ServedPage> {
    const key = version ? String(version.id) : `missing ${locale}`;
    const translate = (text: keyof typeof customPageTexts) => textIn(customPageTexts[text], locale);
    return memoize(drawn, key, async () =>
      version
        ? toServedPage(200, await draw(platform, version, id))
        : toServedPage(404, missingPageHtml(translate('missing'), translate('missingHint'), locale)),
    );
  }

  return function getPublicPage(id: number, locale: Locale): ServedPage | Promise<ServedPage> {
    const version = memoize(platform.livePages, id, () => findLiveVersion(platform.db, id));
    return version instanceof Promise
      ? version.then((found) => getDrawn(found, id, locale))
      : getDrawn(version, id, locale);
  };
}

type Cache<K extends {}, V> = LRUCache<K, Promise<V> | { value: V }>;

/**
 * Concurrent calls share one promise until there is a value; failures are not cached. Nor is a value whose key was deleted while
 * it was made: it is older than what the deletion is about.
 */
function memoize<K extends {}, V>(cache: Cache<K, V>, key: K, make: () => Promise<V>): V | Promise<V> {
  const known = cache.get(key);
  if (known) return 'value' in known ? known.value : known;
  const made = make().then(
    (value) => {
      if (cache.peek(key) === made) cache.set(key, { value });
      return value;
    },
    (error: unknown) => {
      if (cache.peek(key) === made) cache.delete(key);
      throw error;
    },
  );
  cache.set(key, made);
  return made;
}

async function draw(platform: Platform, version: NonNullable<LiveVersion>, id: number): Promise<string> {
  // Link previews need absolute addresses. Without a configured one they get paths: the `Host` header is chosen by the
  // sender and would end up in the page that everyone gets.
  const origin = platform.config.publicUrl?.replace(/\/$/, '') ?? '';
  const sections = storedSections(version.configs);
  const pictures = filesIn(sections).filter(({ accepts }) => accepts === 'picture');
  const sizes = await sizesOfPictures(
    platform.db,
    pictures.map((picture) => picture.url),
  );
  const [first] = pictures;
  const words = plainTextOf(sections);
  return publicPageHtml({
    title: version.title,
    description: version.description || words.slice(0, descriptionLengthMax),
    locale: /\p{Script=Han}/u.test(version.title + words) ? 'zh-CN' : 'en-US',
    sections,
    sizeOf: (address) => sizes.get(address),
    url: `${origin}${publicPagePath(id)}`,
    pictureUrl: first && `${origin}${first.url}?width=1000&quality=80`,
  });
}

function plainTextOf(sections: Sections): string {
  return richTextsIn(sections.filter(({ hidden }) => !hidden))
    .map(plainText)
    .join(' ')
    .trim();
}

async function toServedPage(status: 200 | 404, html: string): Promise<ServedPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compress.gzip(identity),
  ]);
  return {
    status,
    policy: publicPagePolicy,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, gzip: gzipped, br },
  };
}
