import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { z } from 'zod';
import type { DesignMessage } from '../design.messages.ts';
import { type Layer, layersSchema } from '../layers/index.ts';
import { takenNames, withFreeLabels } from '../naming.ts';
import { idsOf } from '../tree.ts';
import { type CanvasConfig, changeConfig, type DesignDocument, withFonts, withLayers } from './design-document.ts';
import { copyOffsetPx } from './editor-constants.ts';
import { withNewIds } from './layer-actions.ts';
import { canContain } from './nesting.ts';
import { sha256Hex } from './sha256.ts';

/** Part of the hash, so that data copied by another version of the designer is recognized. */
const hashVersion = '1.0.4';

const payloadSchema = z.object({ hashHex: z.string(), data: z.string() });
const copiedSchema = z.object({ layers: z.array(z.unknown()), font_library_ids: z.array(z.int()) });

export interface CopiedLayers {
  readonly layers: readonly Layer[];
  readonly fontLibraryIds: readonly number[];
}

/** The text for the clipboard. Only layers directly on the canvas are copied; undefined if there are none. */
export function copyText(
  config: CanvasConfig,
  ids: readonly string[],
  fontLibraryIds: readonly number[],
): string | undefined {
  const layers = config.layers.filter(({ id }) => ids.includes(id));
  if (layers.length === 0) return undefined;
  const data = JSON.stringify({ layers, font_library_ids: fontLibraryIds });
  return JSON.stringify({ hashHex: hashOf(data), data });
}

function hashOf(data: string): string {
  return sha256Hex(data + hashVersion);
}

/** Parses a text from the clipboard, or returns why it cannot be pasted. */
export function readCopied(text: string): CopiedLayers | { readonly refusal: DesignMessage } {
  const payload = payloadSchema.safeParse(parseJson(text));
  if (!payload.success) return { refusal: 'paste_not_ours' };
  if (hashOf(payload.data.data) !== payload.data.hashHex) return { refusal: 'paste_other_version' };
  const copied = copiedSchema.safeParse(parseJson(payload.data.data));
  if (!copied.success) return { refusal: 'paste_not_ours' };
  // The hash is valid, but the layers are not: another version of the designer had other layers.
  const layers = layersSchema.safeParse(copied.data.layers);
  if (!layers.success) return { refusal: 'paste_other_version' };
  return { layers: layers.data, fontLibraryIds: copied.data.font_library_ids };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Inserts copied layers on top with new ids, and with an offset if they would cover their originals. */
export function pasteLayers(
  document: DesignDocument,
  configId: string,
  copied: CopiedLayers,
  templateKind: TemplateKind,
): { document: DesignDocument; ids: string[] } {
  const config = document.configs.find(({ id }) => id === configId);
  if (!config) return { document, ids: [] };
  const taken = idsOf(config.layers);
  const labels = takenNames(config.layers);
  const offset = copied.layers.some(({ id }) => taken.has(id)) ? copyOffsetPx : 0;
  const pasted = copied.layers
    .filter((layer) => canContain(undefined, layer, templateKind))
    .map((layer): Layer => {
      const copy = withFreeLabels(withNewIds(layer, taken), labels);
      return { ...copy, left: copy.left + offset, top: copy.top + offset };
    });
  if (pasted.length === 0) return { document, ids: [] };
  const placed = changeConfig(document, configId, (each) => withLayers(each, [...each.layers, ...pasted]));
  return { document: withFonts(placed, copied.fontLibraryIds), ids: pasted.map(({ id }) => id) };
}
