import type { TreeRow } from '@platen/design/editor/tree-rows';
import { walkLayers } from '@platen/design/tree';
import { useMemo } from 'react';
import { useEditor } from '../store/editor-store.ts';
import styles from './preflight.module.css';
import type { PreflightFinding } from './preflight.types.ts';
import { useFindings } from './use-preflight.ts';

/** The numbers of a layer's findings, as in the list. */
export function FindingMark({ findings }: { findings: readonly PreflightFinding[] }) {
  if (findings.length === 0) return null;
  const severity = worstOf(findings);
  return (
    <span className={styles.mark} data-severity={severity}>
      {findings.map(({ number }) => number).join(' ')}
    </span>
  );
}

export function worstOf(findings: readonly PreflightFinding[]): PreflightFinding['severity'] {
  return findings.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

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

const none: readonly PreflightFinding[] = [];

/** The findings that a row of the layer tree shows: its own, and those of its children while it is collapsed. */
export function useRowFindings(): (row: TreeRow) => readonly PreflightFinding[] {
  const configId = useEditor(({ session }) => session.configId);
  const findings = useFindings();
  const ofLayers = useMemo(() => findingsByLayer(findings, configId), [findings, configId]);
  return ({ layer, isOpen }) => {
    if (ofLayers.size === 0) return none;
    if (isOpen || layer.children.length === 0) return ofLayers.get(layer.id) ?? none;
    return [...walkLayers([layer])].flatMap(({ id }) => ofLayers.get(id) ?? []);
  };
}
