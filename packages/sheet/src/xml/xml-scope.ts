import { sheetError } from '../sheet-error.ts';

/**
 * Our short names for the namespaces of workbooks. Files choose their own prefixes, and strict files (ISO 29500) have
 * other addresses for the same words; `nameOf` gives `s:row` for all of them.
 * To add one: a line with its address, and its strict one where there is one.
 */
const prefixOfNamespace: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/spreadsheetml/2006/main', 's:'],
  ['http://purl.oclc.org/ooxml/spreadsheetml/main', 's:'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r:'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r:'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rels:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing', 'xdr:'],
  ['http://purl.oclc.org/ooxml/drawingml/spreadsheetDrawing', 'xdr:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a:'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a:'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc:'],
  ['http://schemas.microsoft.com/office/spreadsheetml/2017/richdata', 'rich:'],
  ['http://schemas.microsoft.com/office/spreadsheetml/2022/richvaluerel', 'richrel:'],
  ['http://schemas.microsoft.com/office/spreadsheetml/2020/richdatawebimage', 'richweb:'],
  ['http://www.wps.cn/officeDocument/2017/etCustomData', 'wps:'],
]);

/** Which prefix means what, in one element and below. */
export class XmlScope {
  private readonly namespaces = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private readonly outer: XmlScope | undefined;

  constructor(outer?: XmlScope) {
    this.outer = outer;
  }

  declare(prefix: string, namespace: string): void {
    this.namespaces.set(prefix, namespace);
  }

  /** `x:row` as `s:row`; a name in a namespace that we do not know keeps its address: `{http://…}row`. */
  nameOf(raw: string): string {
    let name = this.names.get(raw);
    if (name === undefined) {
      const colon = raw.indexOf(':');
      name = this.namespaceOf(raw.slice(0, Math.max(0, colon))) + raw.slice(colon + 1);
      this.names.set(raw, name);
    }
    return name;
  }

  private namespaceOf(prefix: string): string {
    const namespace = this.find(prefix);
    if (namespace === undefined && prefix !== '' && prefix !== 'xml') throw sheetError('file_damaged');
    return namespace ? (prefixOfNamespace.get(namespace) ?? `{${namespace}}`) : '';
  }

  private find(prefix: string): string | undefined {
    return this.namespaces.get(prefix) ?? this.outer?.find(prefix);
  }
}
