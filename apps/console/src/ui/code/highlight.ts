/**
 * Highlights code for reading: enough to distinguish strings, comments and words. It is not a parser: what it does not
 * know stays plain, and no text is lost or changed. To add a language, add its pattern below. Each named group is a
 * kind of token.
 */
export type CodeLanguage = 'json' | 'http' | 'shell' | 'python' | 'typescript';
export type TokenKind = 'plain' | 'comment' | 'string' | 'keyword' | 'number' | 'name';

export interface Token {
  kind: TokenKind;
  /** The offset of the token in the code. */
  at: number;
  text: string;
}

const doubleQuoted = String.raw`"(?:\\.|[^"\\\n])*"`;
const singleQuoted = String.raw`'(?:\\.|[^'\\\n])*'`;
const number = String.raw`\b\d[\d_]*(?:\.\d+)?\b`;
const word = (words: string) => String.raw`\b(?:${words.trim().replace(/\s+/g, '|')})\b`;

const pattern = (groups: Partial<Record<Exclude<TokenKind, 'plain'>, string>>) =>
  new RegExp(
    Object.entries(groups)
      .map(([kind, source]) => `(?<${kind}>${source})`)
      .join('|'),
    'gm',
  );

const patterns: Record<CodeLanguage, RegExp> = {
  json: pattern({
    name: String.raw`${doubleQuoted}(?=\s*:)`,
    string: doubleQuoted,
    number: String.raw`-?${number}`,
    keyword: word('true false null'),
  }),
  http: pattern({
    keyword: String.raw`^(?:GET|POST|PUT|DELETE)\b|^HTTP/[\d.]+`,
    name: String.raw`^[A-Za-z][\w-]*(?=:)`,
    string: doubleQuoted,
  }),
  shell: pattern({
    comment: String.raw`(?<=^|\s)#.*$`,
    string: `${doubleQuoted}|${singleQuoted}`,
    keyword: String.raw`(?<=\s)--?[a-z][\w-]*`,
  }),
  python: pattern({
    comment: String.raw`#.*$`,
    string: String.raw`[fFrRbB]?(?:"""[^]*?"""|'''[^]*?'''|${doubleQuoted}|${singleQuoted})`,
    keyword: word(`and as assert async await break class continue def del elif else except False finally for from global
      if import in is lambda None nonlocal not or pass raise return True try while with yield`),
    number,
    name: String.raw`(?<=\bdef\s)\w+|(?<=\bclass\s)\w+|@\w+`,
  }),
  typescript: pattern({
    comment: String.raw`//.*$|/\*[^]*?\*/`,
    string: String.raw`${doubleQuoted}|${singleQuoted}|${'`'}(?:\\.|[^${'`'}\\])*${'`'}`,
    keyword: word(`as async await break case catch class const continue default delete do else export extends false
      finally for from function if import in instanceof interface let new null of return satisfies static switch this
      throw true try type typeof undefined while yield`),
    number,
    name: String.raw`(?<=\bfunction\s)\w+|(?<=\binterface\s)\w+|(?<=\btype\s)\w+|(?<=\bclass\s)\w+`,
  }),
};

export function highlight(code: string, language: CodeLanguage): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(patterns[language])) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? 'plain';
    if (match.index > end) tokens.push({ kind: 'plain', at: end, text: code.slice(end, match.index) });
    tokens.push({ kind: kind as TokenKind, at: match.index, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', at: end, text: code.slice(end) });
  return tokens;
}
