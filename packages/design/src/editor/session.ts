import type { Size } from '../geometry.ts';
import { walkLayers } from '../tree.ts';
import { type CanvasConfig, type DesignDocument, layersOnCanvas } from './design-document.ts';
import { indexLayers } from './layer-nodes.ts';
import { fitView, type View } from './view.ts';

/** View state: the shown canvas, the selection and the panels. It is not saved and, if possible, not changed by undo. */
export interface Session {
  /** The id of the config whose canvas is shown. */
  readonly configId: string;
  /** The ids of the selected layers, all of one parent. */
  readonly selection: readonly string[];
  readonly view: View;
  /** The size of the part of the screen that shows the canvas. */
  readonly stage: Size;
  readonly panels: { readonly left: boolean; readonly right: boolean };
  readonly showsGuides: boolean;
  readonly snaps: boolean;
  /** The containers that are collapsed in the layer tree. Only saving writes them to the layers. */
  readonly collapsed: ReadonlySet<string>;
  /** Texts that were changed and must be measured to resize their frames. */
  readonly unmeasured: readonly string[];
  /** The layer whose text is edited on the canvas. */
  readonly typedId?: string | undefined;
}

const stageMarginPx = 40;

export function newSession(document: DesignDocument, stage: Size): Session {
  const [config] = document.configs;
  return {
    configId: config?.id ?? '',
    selection: [],
    view: config ? fitToStage(config, stage) : { zoomPercent: 100, pan: { x: 0, y: 0 } },
    stage,
    panels: { left: true, right: true },
    showsGuides: true,
    snaps: true,
    collapsed: new Set(collapsedIn(document)),
    unmeasured: [],
  };
}

export function fitToStage({ width, height }: Size, stage: Size): View {
  return fitView({ left: 0, top: 0, width, height }, stage, stageMarginPx);
}

function* collapsedIn({ configs }: DesignDocument): Generator<string> {
  for (const { layers } of configs) for (const layer of walkLayers(layers)) if (layer.collapsed) yield layer.id;
}

/** The session after the document changed: deleted configs and layers are neither shown nor selected. */
export function pruneSession(session: Session, document: DesignDocument): Session {
  const config = document.configs.find(({ id }) => id === session.configId) ?? document.configs[0];
  const isSameConfig = config?.id === session.configId;
  const nodes = config && indexLayers(layersOnCanvas(document, config));
  const kept = isSameConfig ? session.selection.filter((id) => nodes?.has(id)) : [];
  if (isSameConfig && kept.length === session.selection.length) return session;
  return { ...session, configId: config?.id ?? '', selection: kept };
}

/** The config that a history step changed, so that undo can show it. */
export function changedConfig(before: DesignDocument, after: DesignDocument): CanvasConfig | undefined {
  return after.configs.find((config) => !before.configs.includes(config));
}
