import { appSchemes, isLink, isOutside } from '@platen/pages/links';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { blobKeyOf } from '../../../platform/store/blob-url.ts';

const px = /^\d{1,4}(?:\.\d+)?px$/;
const color = [/^#(?:[\da-f]{3}|[\da-f]{6})$/i, /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/i];
const textAlign = [/^(?:left|center|right|justify)$/];
/** How the editor places pictures and videos: size, inline or block, and side. */
const placement = {
  width: [px],
  height: [px],
  display: [/^(?:inline|block)$/],
  float: [/^(?:left|right)$/],
  'margin-left': [/^(?:auto|0(?:px)?)$/],
  'margin-right': [/^(?:auto|0(?:px)?)$/],
};

const blocks = ['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li'];
const inline = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a', 'img', 'video'];

/**
 * Exactly what the rich-text editor produces: everything else is dropped, scripts and styles with their content.
 * To allow something else: a line here, and an attack vector for it in the tests.
 */
const options: IOptions = {
  allowedTags: [...blocks, ...inline],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'style'],
    video: ['src', 'poster', 'controls', 'loop', 'muted', 'width', 'height', 'style'],
  },
  allowedStyles: { '*': { color, 'text-align': textAlign }, img: placement, video: placement },
  allowedSchemes: ['http', 'https', 'tel', 'mailto', ...appSchemes],
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    a: (tagName, { href = '', style }) => ({
      tagName,
      attribs: {
        ...(style !== undefined && { style }),
        ...(isLink(href.trim()) && { href: href.trim() }),
        ...(isOutside(href.trim()) && { target: '_blank', rel: 'noopener noreferrer' }),
      },
    }),
  },
  // Only our own files: an external picture would reveal the readers to its host, and may change at any time.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' || tag === 'video') &&
    !(isOwnFile(attribs.src) && (attribs.poster === undefined || isOwnFile(attribs.poster))),
};

/** The maximum number of passes, because cleaned text may parse differently the next time. */
const passesMax = 4;

/**
 * The HTML of a rich text without anything that could run, load or hide. It is cleaned until nothing changes, so that
 * no parser finds something that the cleaner did not see.
 */
export function cleanRichText(html: string): string {
  let cleaned = html;
  for (let pass = 0; pass < passesMax; pass++) {
    const before = cleaned;
    cleaned = sanitizeHtml(before, options);
    if (cleaned === before) break;
  }
  return cleaned;
}

/** The plain text of a cleaned text: every `<` in it begins a tag, and no attribute contains `>`. */
export function plainText(cleaned: string): string {
  const spaced = cleaned.replace(/<(?:br|\/p|\/h\d|\/li)\b[^>]*>/gi, ' ');
  return decodeEntities(spaced.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The addresses of the files in a cleaned text. */
export function filesInRichText(html: string): string[] {
  return [...html.matchAll(/\s(?:src|poster)="([^"]*)"/g)].map(([, url = '']) => decodeEntities(url));
}

function isOwnFile(url = ''): boolean {
  return url.startsWith('/') && !url.startsWith('//') && blobKeyOf(url) !== undefined;
}

/** The entities that the cleaner produces. */
function decodeEntities(text: string): string {
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity);
}
