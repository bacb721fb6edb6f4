import { type Finding, type Severity, severityOf } from '@platen/render/node';
import type { StoredFinding } from './lifecycle.tables.ts';

/** An image that could not be made is an error; of what was found in one, the renderer knows how bad it is. */
export function severityOfStored(finding: StoredFinding): Severity {
  return isLayerFinding(finding) ? severityOf(finding) : 'error';
}

export function isLayerFinding(finding: StoredFinding): finding is StoredFinding & Finding {
  return finding.kind !== 'image_failed';
}
