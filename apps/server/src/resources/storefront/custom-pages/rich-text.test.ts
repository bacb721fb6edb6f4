import { xssVectors } from '@platen/pages/testing/xss-vectors';
import { describe, expect, it } from 'vitest';
import { cleanRichText, filesInRichText, plainText } from './rich-text.ts';

const tags = 'p|br|hr|h[1-6]|blockquote|ul|ol|li|strong|b|em|i|u|s|sub|sup|span|a|img|video';
const attributes = 'href|target|rel|style|src|alt|width|height|poster|controls|loop|muted';
/** Every tag that may remain, exactly: anything else is a hole. */
const wholeTag = new RegExp(`^<(?:/(?:${tags})|(?:${tags})(?: (?:${attributes})(?:="[^"<>]*")?)* ?/?)>$`);

function holesIn(html: string): string[] {
  const found = html.match(/<[^>]*>?/g) ?? [];
  const addresses = [...html.matchAll(/ (?:href|src|poster)="([^"]*)"/g)].map(([, address = '']) => address);
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style);
  return [
    ...found.filter((tag) => !wholeTag.test(tag)),
    ...addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/.test(address)),
    ...styles.filter((style) => /url|expression|position|import|[<>\\]/i.test(style)),
  ];
}

const blob = `/app_api/v1/blobs/${'a'.repeat(40)}/cup.png`;

describe('cleaning rich text', () => {
  it.each(xssVectors)('leaves nothing executable of %j', (vector) => {
    for (const html of [vector, `<p>${vector}</p>`, `<h2 style="color:#123456">${vector}`]) {
      const cleaned = cleanRichText(html);
      expect(holesIn(cleaned), cleaned).toEqual([]);
      // Cleaning is idempotent, so that no second parser finds what the first did not.
      expect(cleanRichText(cleaned)).toBe(cleaned);
    }
  });

  it.each([
    '<h1>One</h1><h6 style="text-align:center">Six</h6>',
    '<p style="text-align:justify"><span style="color:#e5484d">red</span> <strong>b</strong><em>i</em><u>u</u><s>s</s></p>',
    '<ul><li>a</li></ul><ol><li>b</li></ol><blockquote><p>q</p></blockquote>',
    '<p><a href="/sku_templates/3">here</a><a href="tel:+8613800000000">call</a><a href="mailto:a@b.example">mail</a></p>',
    `<img src="${blob}" alt="A cup" width="300" style="width:300px;display:block;margin-left:auto;margin-right:auto" />`,
    `<video src="${blob}" controls style="width:320px;float:right"></video>`,
  ])('keeps the output of the editor: %s', (html) => {
    expect(cleanRichText(html).replaceAll('controls=""', 'controls')).toBe(html);
  });

  it('opens external links in a new tab without a referrer', () => {
    expect(cleanRichText('<a href="https://a.example" target="_top" rel="opener">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it('reads clipboard content of Word and web pages', () => {
    const pasted =
      '<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class="MsoNormal" ' +
      'style="mso-margin-top-alt:auto;font-family:宋体"><b><span lang="EN-US" style="font-size:12.0pt">Hello<o:p></o:p></span></b></p></body></html>';
    expect(cleanRichText(pasted)).toBe('<p><b><span>Hello</span></b></p>');
  });

  it('limits nesting', () => {
    expect(holesIn(cleanRichText('<p>'.repeat(8000)))).toEqual([]);
  });
});

it('finds the plain text and files of a text', () => {
  expect(plainText('<h2>Summer</h2><p>a &lt; b &amp; c<br />d</p>')).toBe('Summer a < b & c d');
  expect(filesInRichText(`<p><img src="${blob}" alt="" /></p>`)).toEqual([blob]);
});
