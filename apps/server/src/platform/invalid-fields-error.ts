import type { FieldFinding } from '@platen/model/field-findings';

/** Fields of a request that are refused, as data: they become sentences where the answer is written. */
export class InvalidFieldsError extends Error {
  readonly findings: readonly FieldFinding[];

  constructor(findings: readonly FieldFinding[]) {
    super(
      `refused: ${findings
        .map(({ key }) => key)
        .slice(0, 10)
        .join(', ')}`,
    );
    this.findings = findings;
  }
}
