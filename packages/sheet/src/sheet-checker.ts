import { templateKinds } from '@platen/model/catalogue/template-kinds';
import type { FieldFinding } from '@platen/model/errors/field-findings';
import { orderNumberKey } from '@platen/model/orders/order-number';
import type { BilingualText } from '@platen/model/text/locale';
import { findSize } from '@platen/ordering/amounts';
import { type CheckedOrder, checkOrder } from '@platen/ordering/check-order';
import { OrderFindings } from '@platen/ordering/order-findings';
import { type OrderRules, orderRulesOf } from '@platen/ordering/order-rules';
import { readOrder } from '@platen/ordering/read-orders';
import type { CheckedRow, CheckedSheet, FailedRow, ImageLookup, SheetImage, SheetLookups } from './checked-sheet.ts';
import type { SheetHeader, SheetRow } from './read-order-sheet.ts';
import { cellText, findingText, lineOf, requiredText, textOf } from './row-texts.ts';
import { type ImageReference, type OrderReader, orderReaderOf, type SheetOrder } from './sheet-order.ts';

/** The rows of one template. */
interface Group {
  rules: OrderRules<SheetImage>;
  isSupported: boolean;
  reader: OrderReader;
  rows: CheckedRow[];
}

/** A row with its template, where it names one that is there. */
interface ReadRow {
  row: SheetRow;
  templateNo: string;
  group: Group | undefined;
  /** Not there where the template is of a kind that cannot be imported. */
  order: SheetOrder | undefined;
}

/** Findings are about one row at a time. */
const rowPath = [0];

/** Checks rows, many at a time, so that what is to be looked up for them is asked for at once. */
export class SheetChecker {
  private readonly lookups: SheetLookups;
  private readonly headers: readonly SheetHeader[];
  private readonly failedMax: number;
  private readonly groups = new Map<string, Group | undefined>();
  private readonly images = new Map<string, SheetImage | Extract<ImageLookup, { refused: unknown }>>();
  private readonly rowOfNumber = new Map<string, number>();
  private readonly failed: FailedRow[] = [];

  private stoppedAt: number | undefined;

  constructor(lookups: SheetLookups, headers: readonly SheetHeader[], failedMax: number) {
    this.lookups = lookups;
    this.headers = headers;
    this.failedMax = failedMax;
  }

  /** Whether so many rows have failed that the sheet as a whole is wrong, and checking further is pointless. */
  get isStopped(): boolean {
    return this.stoppedAt !== undefined;
  }

  result(): CheckedSheet {
    const groups = [...this.groups.values()].flatMap((group) => (group && group.rows.length > 0 ? [group] : []));
    return {
      groups: groups.map(({ rules, rows }) => ({ template: rules.template, rows })),
      failed: this.failed,
      stoppedAt: this.stoppedAt,
      itemHeaders: new Map([...this.groups.values()].flatMap((group) => [...(group?.reader.itemHeaders ?? [])])),
    };
  }

  async check(rows: readonly SheetRow[]): Promise<void> {
    const read: ReadRow[] = [];
    for (const row of rows) {
      const templateNo = row.cells.get('sku_template_no')?.trim() ?? '';
      if (templateNo !== '' && !this.groups.has(templateNo)) await this.findGroup(templateNo);
      const group = this.groups.get(templateNo);
      read.push({ row, templateNo, group, order: group?.isSupported ? group.reader.read(row) : undefined });
    }
    await this.lookUp(read);
    const taken = await this.findTaken(rows);
    for (const each of read) {
      this.checkRow(each, taken);
      if (this.failed.length < this.failedMax) continue;
      this.stoppedAt = each.row.rowNumber;
      return;
    }
  }

  private checkRow(read: ReadRow, taken: ReadonlySet<string>): void {
    const { row, group, order } = read;
    const reasons = row.findings.map(cellText);
    this.checkTemplate(read, reasons);
    const checked = group && order && this.checkOrder(row, group, order, reasons);
    if (!order) this.checkWithoutTemplate(row, reasons);
    this.checkNumber(row, taken, reasons);
    const { rowNumber } = row;
    if (reasons.length > 0) this.failed.push({ rowNumber, reasons: reasons.map((reason) => lineOf(row, reason)) });
    else if (checked) group.rows.push({ rowNumber, isHidden: row.isHidden, order: checked });
  }

  private checkTemplate({ row, templateNo: no, group }: ReadRow, reasons: BilingualText[]): void {
    if (no === '') {
      if (!row.findings.some(({ key }) => key === 'sku_template_no')) reasons.push(requiredText('sku_template_no'));
      return;
    }
    if (!group) return void reasons.push(textOf('template_unknown', { no }));
    const { kind } = group.rules.template;
    if (!group.isSupported) reasons.push(textOf('kind_unsupported', { no, kind }));
    else if (this.lookups.kind && this.lookups.kind !== kind) reasons.push(textOf('kind_unwanted', { no }));
  }

  private async findTaken(rows: readonly SheetRow[]): Promise<ReadonlySet<string>> {
    if (!this.lookups.findTaken) return new Set();
    return new Set(await this.lookups.findTaken(rows.flatMap((row) => row.cells.get('no')?.trim() || [])));
  }

  private async findGroup(no: string): Promise<void> {
    const template = await this.lookups.findTemplate(no);
    const rules = template && orderRulesOf(template, this.fileOf, this.lookups.shipping);
    const group = rules && {
      rules,
      isSupported: templateKinds.includes(template.kind),
      reader: orderReaderOf(rules, this.headers),
      rows: [],
    };
    this.groups.set(no, group);
  }

  /** Each image once, however many rows show it. */
  private async lookUp(read: readonly ReadRow[]): Promise<void> {
    const unknown = new Map<string, ImageReference>();
    for (const { order } of read) {
      for (const image of order?.images ?? []) {
        if (!this.images.has(image.reference)) unknown.set(image.reference, image);
      }
    }
    const asked = [...unknown.values()];
    const answers = await Promise.all(asked.map((image) => this.lookups.findImage(image)));
    for (const [index, image] of asked.entries()) {
      const answer = answers[index] as ImageLookup;
      const { reference: url } = image;
      this.images.set(url, 'refused' in answer ? answer : { url, isImage: true, image, ...answer });
    }
  }

  private readonly fileOf = (reference: string): SheetImage | undefined => {
    const found = this.images.get(reference);
    return found && !('refused' in found) ? found : undefined;
  };

  private checkOrder(
    row: SheetRow,
    { rules }: Group,
    { sent, images, overfilled }: SheetOrder,
    reasons: BilingualText[],
  ): CheckedOrder<SheetImage> | undefined {
    for (const { reference } of images) {
      const known = this.images.get(reference);
      if (known && 'refused' in known) reasons.push(textOf(known.refused, known.params));
    }
    for (const key of overfilled) reasons.push(textOf('image_one_only', { key }));
    const found = new OrderFindings();
    const checked = checkOrder(rules, readOrder(sent, rowPath, found), found);
    for (const each of found.all()) {
      // What is wrong with a file or a cell was said above, in more words.
      if (each.key === 'image_not_uploaded' || (isMissingValue(each) && concernsUnreadCell(each, row))) continue;
      reasons.push(findingText(each, sent.custom_fields));
    }
    if (rules.template.kind === 'form_order') checkDimensionsOf(rules, sent.size, reasons);
    return checked;
  }

  /** What is wrong with a row whatever its template is. */
  private checkWithoutTemplate(row: SheetRow, reasons: BilingualText[]): void {
    for (const key of ['no', 'quantity'] as const) {
      const isUnread = row.findings.some((finding) => finding.key === key);
      if (!row.cells.has(key) && !isUnread) reasons.push(requiredText(key));
    }
  }

  private checkNumber(row: SheetRow, taken: ReadonlySet<string>, reasons: BilingualText[]): void {
    const no = row.cells.get('no')?.trim();
    if (!no) return;
    const key = orderNumberKey({ no, sub_no: row.cells.get('sub_no')?.trim() ?? '' });
    const first = this.rowOfNumber.get(key);
    if (first === undefined) this.rowOfNumber.set(key, row.rowNumber);
    else reasons.push(textOf('number_repeated', { no, row: first }));
    if (taken.has(key)) reasons.push(textOf('number_taken', { no }));
  }
}

/** A finished image cannot be held against a size that the template has without its width and height. */
function checkDimensionsOf(
  { template }: OrderRules<SheetImage>,
  given: string | undefined,
  reasons: BilingualText[],
): void {
  const size = findSize(template, given ?? '');
  if (!size || (size.width && size.height)) return;
  reasons.push(
    size.size === ''
      ? textOf('template_without_dimensions', {})
      : textOf('size_without_dimensions', { size: size.size }),
  );
}

function isMissingValue({ key }: FieldFinding): boolean {
  return key === 'required' || key === 'custom_field_missing';
}

function concernsUnreadCell({ path, params }: FieldFinding, { findings }: SheetRow): boolean {
  return findings.some(({ key }) => key === path[1] || key === params.key);
}
