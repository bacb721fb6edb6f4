import { type FieldFinding, finding } from '@platen/model/field-findings';
import type { FieldReasonKey, ReasonArguments } from '@platen/model/field-reasons';

/** More findings than this help nobody, and a request can have a million of them. */
const findingsMax = 1000;

/** Collects what is wrong with orders, so that their sender learns everything at once and not one thing per try. */
export class OrderFindings {
  private readonly list: FieldFinding[] = [];

  /** So much is wrong that the rest need not be looked at. */
  get isFull(): boolean {
    return this.list.length >= findingsMax;
  }

  add<K extends FieldReasonKey>(path: readonly PropertyKey[], key: K, ...params: ReasonArguments<K>): void {
    this.addAll([finding(path, key, ...params)]);
  }

  addAll(findings: readonly FieldFinding[]): void {
    this.list.push(...findings.slice(0, findingsMax - this.list.length));
  }

  /** What was found. Where it is only a part, the last one says so. */
  all(): readonly FieldFinding[] {
    return this.isFull ? [...this.list, finding([], 'more_not_checked', { max: findingsMax })] : this.list;
  }
}
