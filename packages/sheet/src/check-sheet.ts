import { labelledReason } from '@platen/model/field-reasons';
import type { FieldFinding } from '@platen/model/field-findings';
import { fillIn, type TextParams } from '@platen/model/locale';
import { type OrderColumn, orderColumnTitles } from '@platen/model/order-columns';
import type { ShippingRules } from '@platen/model/shipping-settings';
import type { TemplateKind } from '@platen/model/sku-templates';
import { templateKinds } from '@platen/model/template-kinds';
import { findSize } from '@platen/ordering/amounts';
import { type CheckedOrder, checkOrder } from '@platen/ordering/check-order';
import { OrderFindings } from '@platen/ordering/order-findings';
import { type OrderFile, type OrderRules, orderRulesOf } from '@platen/ordering/order-rules';
import type { OrderTemplate } from '@platen/ordering/order-template';
import { readOrders } from '@platen/ordering/read-orders';
import { cellFindingText, type OrderSheet, type SheetRow } from './read-order-sheet.ts';
import { sheetError } from './sheet-error.ts';
import { type ImageReference, orderReaderOf, type SheetOrder } from './sheet-order.ts';
import { type RowMessage, rowMessages } from './sheet.messages.ts';
import type { FailedRow } from './write-error-sheet.ts';

/** What is known of an image: its size, or why it cannot be taken. */
export type ImageAnswer =
  | { filename: string; width: number; height: number }
  | { refused: RowMessage; params: TextParams };

/** What a sheet cannot know by itself. Each thing is asked for once. */
export interface SheetLookups {
  findTemplate(no: string): Promise<OrderTemplate | undefined>;
  findImage(image: ImageReference): Promise<ImageAnswer>;
  /** Those of the customer's order numbers that another order has. Not there where nobody can tell. */
  findTaken?(nos: readonly string[]): Promise<Iterable<string>>;
  /** The only kind of templates that is wanted. Not there where any is. */
  readonly kind?: TemplateKind;
  /** What the factory asks of addresses, by kind of shipping. Not there where it asks nothing. */
  readonly shipping?: ShippingRules;
}

/** An image of an order; `url` is its reference until it is uploaded. */
export interface SheetImage extends OrderFile {
  image: ImageReference;
}

export interface CheckedRow {
  rowNumber: number;
  isHidden: boolean;
  order: CheckedOrder<SheetImage>;
}

export interface CheckedSheet {
  /** By template, in the order in which the sheet names them. */
  groups: { template: OrderTemplate; rows: CheckedRow[] }[];
  failed: FailedRow[];
}

/**
 * Every row of a sheet against its template, with everything that is wrong with any of them. Refuses a sheet without rows.
 * `checked` is told how many rows are done.
 */
export async function checkSheet(
  sheet: OrderSheet,
  lookups: SheetLookups,
  checked: (rows: number) => void = () => undefined,
): Promise<CheckedSheet> {
  const checker = new SheetChecker(lookups);
  let count = 0;
  let batch: SheetRow[] = [];
  async function checkBatch(): Promise<void> {
    await checker.check(batch);
    for (const _ of batch) checked(++count);
    batch = [];
  }
  for await (const row of sheet.rows()) {
    batch.push(row);
    if (batch.length === batchRows) await checkBatch();
  }
  await checkBatch();
  if (count === 0) throw sheetError(sheet.headers.some(({ key }) => key) ? 'no_data' : 'no_known_header');
  return checker.result();
}

/** What is to be looked up for so many rows is asked for at once. */
const batchRows = 500;

interface Group {
  rules: OrderRules<SheetImage>;
  read: (row: SheetRow) => SheetOrder;
  rows: CheckedRow[];
}

const locale = 'zh-CN';

class SheetChecker {
  private readonly lookups: SheetLookups;
  private readonly groups = new Map<string, Group | undefined>();
  private readonly images = new Map<string, { image: ImageReference; answer: ImageAnswer }>();
  private readonly rowOfNumber = new Map<string, number>();
  private readonly failed: FailedRow[] = [];

  constructor(lookups: SheetLookups) {
    this.lookups = lookups;
  }

  result(): CheckedSheet {
    const groups = [...this.groups.values()].flatMap((group) => (group && group.rows.length > 0 ? [group] : []));
    return { groups: groups.map(({ rules, rows }) => ({ template: rules.template, rows })), failed: this.failed };
  }

  async check(rows: readonly SheetRow[]): Promise<void> {
    await this.findGroups(rows);
    const read = rows.map((row) => ({ row, order: this.groupOf(row)?.read(row) }));
    await this.lookUp(read.flatMap(({ order }) => order?.images ?? []));
    const taken = await this.findTaken(rows);
    for (const { row, order } of read) this.checkRow(row, order, taken);
  }

  private checkRow(row: SheetRow, order: SheetOrder | undefined, taken: ReadonlySet<string>): void {
    const reasons = row.findings.map((finding) => cellFindingText(finding, locale));
    this.checkTemplate(row, reasons);
    const group = this.groupOf(row);
    const checked = group && order && this.checkOrder(row, group, order, reasons);
    if (!group) this.checkWithoutTemplate(row, reasons);
    this.checkNumber(row, taken, reasons);
    if (reasons.length > 0) this.failed.push({ row, reasons: reasons.map((reason) => lineOf(row, reason)) });
    else if (checked) group.rows.push({ rowNumber: row.rowNumber, isHidden: row.isHidden, order: checked });
  }

  private async findGroups(rows: readonly SheetRow[]): Promise<void> {
    for (const row of rows) {
      const no = templateNoOf(row);
      if (no && !this.groups.has(no)) this.groups.set(no, await this.findGroup(no));
    }
  }

  /** Nothing for a template that is not there, or of a kind that cannot be imported. */
  private groupOf(row: SheetRow): Group | undefined {
    const group = this.groups.get(templateNoOf(row) ?? '');
    return group && isSupported(group) ? group : undefined;
  }

  private checkTemplate(row: SheetRow, reasons: string[]): void {
    const no = templateNoOf(row);
    const group = this.groups.get(no ?? '');
    if (!no) {
      if (!row.findings.some(({ key }) => key === 'sku_template_no')) reasons.push(requiredText('sku_template_no'));
    } else if (!group) reasons.push(textOf('template_unknown', { no }));
    else if (!isSupported(group)) reasons.push(textOf('kind_unsupported', { no, kind: group.rules.template.kind }));
    else if (this.lookups.kind && this.lookups.kind !== group.rules.template.kind) {
      reasons.push(textOf('kind_unwanted', { no }));
    }
  }

  private async findTaken(rows: readonly SheetRow[]): Promise<ReadonlySet<string>> {
    if (!this.lookups.findTaken) return new Set();
    return new Set(await this.lookups.findTaken(rows.flatMap((row) => row.cells.get('no')?.trim() || [])));
  }

  private async findGroup(no: string): Promise<Group | undefined> {
    const template = await this.lookups.findTemplate(no);
    if (!template) return undefined;
    const rules = orderRulesOf(template, (reference) => this.fileOf(reference), this.lookups.shipping);
    return { rules, read: orderReaderOf(rules), rows: [] };
  }

  private async lookUp(images: readonly ImageReference[]): Promise<void> {
    const unknown = new Map<string, ImageReference>();
    for (const image of images) if (!this.images.has(image.reference)) unknown.set(image.reference, image);
    const asked = [...unknown.values()];
    const answers = await Promise.all(asked.map((image) => this.lookups.findImage(image)));
    for (const [index, image] of asked.entries()) {
      this.images.set(image.reference, { image, answer: answers[index] as ImageAnswer });
    }
  }

  private checkOrder(row: SheetRow, { rules }: Group, { sent, images, crowded }: SheetOrder, reasons: string[]) {
    for (const { reference } of images) {
      const answer = this.images.get(reference)?.answer;
      if (answer && 'refused' in answer) reasons.push(textOf(answer.refused, answer.params));
    }
    for (const key of crowded) reasons.push(textOf('image_one_only', { key }));
    const found = new OrderFindings();
    const [order] = readOrders([sent], [], found);
    const checked = order && checkOrder(rules, order, found);
    for (const each of found.all()) {
      // What is wrong with a file or a cell was said above, in more words.
      if (each.key === 'image_not_uploaded' || (isOfNothing(each) && isAboutUnread(each, row))) continue;
      reasons.push(findingText(each, sent.custom_fields));
    }
    const size = sent.size === undefined ? undefined : findSize(rules.template, sent.size);
    if (rules.template.kind === 'form_order' && size && !(size.width && size.height)) {
      const { size: name } = size;
      reasons.push(
        name === '' ? textOf('template_without_dimensions', {}) : textOf('size_without_dimensions', { size: name }),
      );
    }
    return checked;
  }

  /** What is wrong with a row whatever its template is. */
  private checkWithoutTemplate(row: SheetRow, reasons: string[]): void {
    for (const key of ['no', 'quantity'] as const) {
      const isUnread = row.findings.some((finding) => finding.key === key);
      if (!row.cells.has(key) && !isUnread) reasons.push(requiredText(key));
    }
  }

  private checkNumber(row: SheetRow, taken: ReadonlySet<string>, reasons: string[]): void {
    const no = row.cells.get('no')?.trim();
    if (!no) return;
    const first = this.rowOfNumber.get(no);
    if (first === undefined) this.rowOfNumber.set(no, row.rowNumber);
    else reasons.push(textOf('number_repeated', { no, row: first }));
    if (taken.has(no)) reasons.push(textOf('number_taken', { no }));
  }

  private fileOf(reference: string): SheetImage | undefined {
    const found = this.images.get(reference);
    if (!found || 'refused' in found.answer) return undefined;
    return { url: reference, isImage: true, image: found.image, ...found.answer };
  }
}

function templateNoOf({ cells }: SheetRow): string | undefined {
  return cells.get('sku_template_no')?.trim();
}

function isSupported({ rules: { template } }: Group): boolean {
  return templateKinds.includes(template.kind);
}

function textOf(message: RowMessage, params: TextParams): string {
  return fillIn(rowMessages[message], params, locale);
}

function lineOf({ rowNumber }: Pick<SheetRow, 'rowNumber'>, reason: string): string {
  return textOf('line', { row: rowNumber, reason });
}

/** What the server found wrong with a row that was right here, in the same words. `path` is that of its request. */
export function refusedLine(rows: readonly CheckedRow[], found: FieldFinding): string {
  const [, index] = found.path;
  const row = typeof index === 'number' ? rows[index] : undefined;
  if (!row) return labelledReason('', found, locale);
  return lineOf(row, findingText({ ...found, path: found.path.slice(1) }, row.order.attributes.custom_fields));
}

function requiredText(key: OrderColumn): string {
  return labelledReason(orderColumnTitles[key], { key: 'required', params: {} }, locale);
}

function isOfNothing({ key }: FieldFinding): boolean {
  return key === 'required' || key === 'custom_field_missing';
}

function isAboutUnread({ path, params }: FieldFinding, { findings }: SheetRow): boolean {
  return findings.some(({ key }) => key === path[1] || key === params.key);
}

/** A finding under the name of its column. */
function findingText(found: FieldFinding, fields: readonly { key: string }[] | undefined): string {
  const [, field, index] = found.path;
  if (field === 'custom_fields' && typeof index === 'number') {
    const label = fields?.[index]?.key ?? '';
    const reason = labelledReason(label, found, locale);
    return found.key === 'not_an_option' ? `${label}：${reason}` : reason;
  }
  return labelledReason(titles[String(field)] ?? '', found, locale);
}

const titles: Readonly<Record<string, string>> = orderColumnTitles;
