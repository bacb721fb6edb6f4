import { type FieldFinding, finding } from '@platen/model/field-findings';
import type { FieldReasonKey, ReasonArguments } from '@platen/model/field-reasons';
import { RefusedFields } from '../../../platform/refused-fields.ts';

/** More errors than this help nobody, and a request can have a million of them. */
const issuesMax = 1000;

/** Collects what is wrong with a request, so that its sender learns everything at once and not one error per try. */
export class OrderIssues {
  private readonly list: FieldFinding[] = [];

  /** So much is wrong that the rest need not be looked at. */
  get isFull(): boolean {
    return this.list.length >= issuesMax;
  }

  add<K extends FieldReasonKey>(path: readonly PropertyKey[], key: K, ...params: ReasonArguments<K>): void {
    this.addAll([finding(path, key, ...params)]);
  }

  addAll(findings: readonly FieldFinding[]): void {
    this.list.push(...findings.slice(0, issuesMax - this.list.length));
  }

  /** Refuses the request where anything is wrong with it. */
  throwIfAny(): void {
    if (this.list.length === 0) return;
    throw new RefusedFields(
      this.isFull ? [...this.list, finding([], 'more_not_checked', { max: issuesMax })] : this.list,
    );
  }
}
