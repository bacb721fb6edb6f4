import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { XmlScanner } from './xml-scanner.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const other = 'urn:other';

/** What a document says, texts joined: `<a>`, `</a>`, `"text"`, and the attributes that `names` asks for. */
function eventsOf(pieces: readonly string[], names: readonly string[] = []): string[] {
  const events: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') events.push(JSON.stringify(text));
    text = '';
  };
  const scanner = new XmlScanner({
    open(name, attributes) {
      flush();
      const given = names.flatMap((each) =>
        attributes.get(each) === undefined ? [] : `${each}=${attributes.get(each)}`,
      );
      events.push(`<${[name, ...given].join(' ')}>`);
    },
    text: (piece) => void (text += piece),
    close(name) {
      flush();
      events.push(`</${name}>`);
    },
  });
  for (const piece of pieces) scanner.write(piece);
  scanner.end();
  return events;
}

/** The same by a parser that knows all of XML; nothing where it refuses the document. */
function peerEventsOf(document: string, names: readonly string[]): string[] | undefined {
  const events: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') events.push(JSON.stringify(text));
    text = '';
  };
  const parser = new SaxesParser({ xmlns: true });
  const nameOf = (uri: string, local: string) =>
    uri === main ? `s:${local}` : uri === '' ? local : `{${uri}}${local}`;
  let isRefused = false;
  parser.on('error', () => void (isRefused = true));
  parser.on('opentag', ({ uri, local, attributes }) => {
    flush();
    const values = new Map(Object.values(attributes).map((each) => [nameOf(each.uri, each.local), each.value]));
    const given = names.flatMap((each) => (values.has(each) ? `${each}=${values.get(each)}` : []));
    events.push(`<${[nameOf(uri, local), ...given].join(' ')}>`);
  });
  parser.on('text', (piece) => void (text += piece));
  parser.on('cdata', (piece) => void (text += piece));
  parser.on('closetag', ({ uri, local }) => {
    flush();
    events.push(`</${nameOf(uri, local)}>`);
  });
  parser.write(document).close();
  return isRefused ? undefined : events;
}

const names = ['r', 't', 'note', 's:x', `{${other}}x`];
const attribute = fc.constantFrom(
  'r="A1"',
  "t='s'",
  'note = "a &lt; b &#x4e2d; &quot;"',
  'm:x="1"',
  'o:x="&amp;"',
  'note=""',
);
const leaf = fc.constantFrom(
  'text',
  '中文 &amp; &#128512; &gt;',
  ' \r\n\t',
  '<![CDATA[ a < b ]] & ]]>',
  '<!-- - <c> -->',
  '<?pi a > b?>',
  '1 > 0',
);
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  node: fc
    .tuple(
      fc.constantFrom('row', 'c', 'm:c', 'o:c', 'o:中'),
      fc.uniqueArray(attribute, { maxLength: 3, selector: (text) => text.replace(/\s*=.*/s, '') }),
      fc.array(fc.oneof({ depthSize: 'small' }, leaf, tie('node')), { maxLength: 4 }),
      fc.constantFrom('', ' ', '\n'),
      fc.constantFrom('', ` xmlns="${other}"`, ` xmlns:o="${main}"`, ` xmlns:m="${other}" xmlns:o="${other}"`),
    )
    .map(([name, attributes, children, space, declared]) => {
      const head = [name, ...attributes].join(' ') + declared + space;
      return children.length === 0 ? `<${head}/>` : `<${head}>${children.join('')}</${name}${space}>`;
    }),
  tree: tie('node').map(
    (node) => `<?xml version="1.0"?><root xmlns="${main}" xmlns:m="${main}" xmlns:o="${other}">${node}</root>`,
  ),
}));

describe('the scanner', () => {
  it('says of any document what a full parser says, however it is cut', () => {
    fc.assert(
      fc.property(tree, fc.array(fc.nat(), { maxLength: 6 }), (document, cuts) => {
        const places = [...new Set(cuts.map((cut) => cut % document.length))].sort((one, two) => one - two);
        const pieces = [...places, document.length].map((end, index) => document.slice(places[index - 1] ?? 0, end));
        const expected = peerEventsOf(document, names);
        fc.pre(expected !== undefined);
        expect(eventsOf(pieces, names)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('says the same where every character comes alone', () => {
    const document = `<x:row xmlns:x="${main}" r='1' note="a&#x20;b"><x:c/>a&amp;b\r\nc<![CDATA[<d>]]><!-- e --></x:row>`;
    expect(eventsOf([...document], names)).toEqual(eventsOf([document], names));
    expect(eventsOf([document], names)).toEqual([
      '<s:row r=1 note=a b>',
      '<s:c>',
      '</s:c>',
      '"a&b\\nc<d>"',
      '</s:row>',
    ]);
  });

  it('refuses every document that is cut off', () => {
    const document = `<row xmlns="${main}"><c r="A1"><v>1</v></c><![CDATA[x]]><!-- y --></row>`;
    for (let end = 0; end < document.length; end++) expect(() => eventsOf([document.slice(0, end)])).toThrow(/damaged/);
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['an entity that does not end', '<a>a & b</a>'],
    ['a character that cannot be', '<a>&#xd800;</a>'],
    ['tags that cross', '<a><b></a></b>'],
    ['a tag that is closed twice', '<a></a></a>'],
    ['two roots', '<a/><b/>'],
    ['text outside', 'a<b/>'],
    ['an attribute without quotes', '<a b=c/>'],
    ['an attribute without a value', '<a b/>'],
    ['a prefix of nothing', '<x:a/>'],
    ['a slash in a tag', '<a / b="c">'],
    ['a tag in a tag', '<a <b/>'],
    ['nothing', ''],
    ['a tag without an end', `<a b="${'c'.repeat(1_100_000)}`],
    ['a tree without an end', '<a>'.repeat(201)],
    ['attributes without an end', `<a ${Array.from({ length: 300 }, (_, index) => `b${index}=""`).join(' ')}/>`],
  ])('refuses %s', (_, document) => expect(() => eventsOf([document])).toThrow(/damaged/));
});
