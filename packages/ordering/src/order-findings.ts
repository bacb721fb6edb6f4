import { type FieldFinding, finding } from '@platen/model/errors/field-findings';
import type { FieldReasonKey, ReasonArguments } from '@platen/model/fields/field-reasons';

/** The limit of reported findings, because a request may have a million of them. */
const findingsMax = 1000;

/** Collects the findings of orders, so that the sender gets all of them at once. */
export class OrderFindings {
  private readonly list: FieldFinding[] = [];

  /** Whether the limit is reached, so that checking can stop. */
  get isFull(): boolean {
    return this.list.length >= findingsMax;
  }

  add<K extends FieldReasonKey>(path: readonly PropertyKey[], key: K, ...params: ReasonArguments<K>): void {
    this.addAll([finding(path, key, ...params)]);
  }

  addAll(findings: readonly FieldFinding[]): void {
    this.list.push(...findings.slice(0, findingsMax - this.list.length));
  }

  /** The findings. If they are incomplete, the last one says so. */
  all(): readonly FieldFinding[] {
    return this.isFull ? [...this.list, finding([], 'more_not_checked', { max: findingsMax })] : this.list;
  }
}
