import { type Finding, type Severity, severityOf } from '@platen/render/node';
import type { StoredFinding } from './lifecycle.tables.ts';

/** A failed image is an error; the severity of other findings is the renderer's. */
export function severityOfStored(finding: StoredFinding): Severity {
  return isLayerFinding(finding) ? severityOf(finding) : 'error';
}

export function isLayerFinding(finding: StoredFinding): finding is StoredFinding & Finding {
  return finding.kind !== 'image_failed';
}
