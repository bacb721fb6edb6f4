import type { PreflightFinding } from './preflight.types.ts';

/** The findings of one canvas by layer id. */
export function findingsByLayer(
  findings: readonly PreflightFinding[],
  configId: string,
): ReadonlyMap<string, readonly PreflightFinding[]> {
  const ofLayers = new Map<string, PreflightFinding[]>();
  for (const finding of findings) {
    if (finding.configId !== configId) continue;
    const own = ofLayers.get(finding.layer_id);
    if (own) own.push(finding);
    else ofLayers.set(finding.layer_id, [finding]);
  }
  return ofLayers;
}
