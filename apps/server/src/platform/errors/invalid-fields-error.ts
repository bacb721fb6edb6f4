import type { FieldFinding } from '@platen/model/errors/field-findings';

/** Invalid request fields, as data: they become messages when the response is written. */
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
