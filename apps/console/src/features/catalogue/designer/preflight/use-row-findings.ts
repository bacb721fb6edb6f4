import type { TreeRow } from '@platen/design/editor/tree-rows';
import { walkLayers } from '@platen/design/tree';
import { useMemo } from 'react';
import { useEditor } from '../store/use-editor.ts';
import { findingsByLayer } from './findings-by-layer.ts';
import type { PreflightFinding } from './preflight.types.ts';
import { useFindings } from './use-preflight.ts';

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
