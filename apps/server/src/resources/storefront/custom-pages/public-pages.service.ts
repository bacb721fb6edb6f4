import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { publicPagePath } from '@platen/model/custom-pages';
import { type Locale, textIn } from '@platen/model/locale';
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

export interface ServedPage {
  status: 200 | 404;
  etag: string;
  /** What of the page may run and load. */
  policy: string;
  bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

type LiveVersion = Awaited<ReturnType<typeof findLiveVersion>>;

const descriptionLengthMax = 150;
/** So long a reader may see the version before: asked once a second, a page costs the database nothing. */
const liveForMs = 1000;
const pagesKept = 200;

/** Public pages as they are sent. A version never changes, so that it is drawn and compressed once. */
export function createPublicPages(platform: Platform) {
  const live = new LRUCache<number, Promise<LiveVersion>>({ max: 2000, ttl: liveForMs });
  const drawn = new LRUCache<string, Promise<ServedPage>>({ max: pagesKept });

  return async function getPublicPage(id: number, origin: string, locale: Locale): Promise<ServedPage> {
    const version = await remembered(live, id, () => findLiveVersion(platform.db, id));
    const key = version ? `${version.id} ${origin}` : `missing ${locale}`;
    return remembered(drawn, key, async () =>
      version
        ? packed(200, await draw(platform, version, `${origin}${publicPagePath(id)}`, origin))
        : packed(404, missingPageHtml(textIn(customPageTexts.missing, locale), locale)),
    );
  };
}

/** Asked for by many at once, it is made once; what failed is not kept. */
function remembered<K extends {}, V>(cache: LRUCache<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}

async function draw(
  platform: Platform,
  version: NonNullable<LiveVersion>,
  url: string,
  origin: string,
): Promise<string> {
  const sections = storedSections(version.configs);
  const pictures = filesIn(sections).filter(({ accepts }) => accepts === 'picture');
  const sizes = await sizesOfPictures(
    platform.db,
    pictures.map((picture) => picture.url),
  );
  const [first] = pictures;
  const words = wordsOf(sections);
  return publicPageHtml({
    title: version.title,
    description: version.description || words.slice(0, descriptionLengthMax),
    locale: /\p{Script=Han}/u.test(version.title + words) ? 'zh-CN' : 'en-US',
    sections,
    sizeOf: (address) => sizes.get(address),
    url,
    pictureUrl: first && `${origin}${first.url}?width=1000&quality=80`,
  });
}

function wordsOf(sections: Sections): string {
  return richTextsIn(sections.filter(({ hidden }) => !hidden))
    .map(plainText)
    .join(' ')
    .trim();
}

function packed(status: 200 | 404, html: string): ServedPage {
  const identity = Buffer.from(html);
  return {
    status,
    policy: publicPagePolicy,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    },
  };
}
