import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { Locale } from '@platen/model/text/locale';
import type { OrderValues } from '../apply-order.ts';
import { findCommand, runCommand } from '../editor/commands/command.ts';
import { editorCommands } from '../editor/commands/editor-commands.ts';
import type { DesignDocument } from '../editor/design-document.ts';
import { type Guides, noGuides } from '../editor/drag.ts';
import { documentOf, type Editor, type EditorFont, layersOf, openEditor, withSession } from '../editor/editor.ts';
import type { Outcome } from '../editor/editor-actions.ts';
import type { IsPainted } from '../editor/hit-test.ts';
import { indexLayers } from '../editor/layer-nodes.ts';
import { cancelPointer, movePointer, type PointerInput, pressPointer, releasePointer } from '../editor/pointer.ts';
import { select } from '../editor/selection.ts';
import { type Layer, type LayerType, layerSchema } from '../layers/index.ts';
import { newLayer } from '../new-layer.ts';
import { type TemplateConfig, templateConfigSchema } from '../template.ts';
import { withChildren } from '../tree.ts';

interface Held {
  readonly shift?: boolean;
  readonly alt?: boolean;
  readonly pans?: boolean;
}

export interface DesignerOptions {
  readonly width?: number;
  readonly height?: number;
  readonly templateKind?: TemplateKind;
  readonly configs?: readonly TemplateConfig[];
  readonly orderValues?: OrderValues;
  readonly isPainted?: IsPainted;
  readonly locale?: Locale;
  readonly fonts?: readonly EditorFont[];
  readonly dpi?: number;
}

/** A layer for tests: kind, id and values. */
export function layer(type: LayerType, id: string, set: object = {}, children: readonly Layer[] = []): Layer {
  const made = layerSchema.parse({ ...newLayer(type), id, name: id, ...set });
  return children.length > 0 ? withChildren(made, children) : made;
}

export function configWith(layers: readonly Layer[], set: object = {}): TemplateConfig {
  const plain = { id: 'canvas', name: 'Canvas', type: 'production', width: 800, height: 600 };
  return templateConfigSchema.parse({ ...plain, ...set, layers });
}

/**
 * Simulates a person at the designer, at 100 % and without a margin: a point of the screen is a point of the canvas.
 * Guides and grid are off, and the clock advances only with `wait`.
 */
export class TestDesigner {
  editor: Editor;
  refusal: Outcome['refusal'];
  private nowMs = 0;

  constructor(layers: readonly Layer[], options: DesignerOptions = {}) {
    const { width = 800, height = 600, templateKind = 'micro_custom', orderValues, isPainted } = options;
    const { locale = 'en-US', fonts = [], dpi = 150 } = options;
    const configs = options.configs ?? [configWith(layers, { width, height })];
    const document: DesignDocument = { configs, fontLibraryIds: [], ...(orderValues && { orderValues }) };
    const setup = {
      templateKind,
      dpi,
      locale,
      fonts,
      ...(orderValues && { initialValues: orderValues }),
      ...(isPainted && { isPainted }),
    };
    const view = { zoomPercent: 100, pan: { x: 0, y: 0 } };
    const opened = openEditor(document, setup, { width: 1000, height: 800 });
    this.editor = withSession(opened, { view, showsGuides: false });
  }

  press(x: number, y: number, held: Held = {}): this {
    return this.setEditor(pressPointer(this.editor, this.input(x, y, held)));
  }

  move(x: number, y: number, held: Held = {}): this {
    return this.setEditor(movePointer(this.editor, this.input(x, y, held)));
  }

  release(x = 0, y = 0, held: Held = {}): this {
    return this.setEditor(releasePointer(this.editor, this.input(x, y, held)));
  }

  escape(): this {
    return this.setEditor(cancelPointer(this.editor));
  }

  click(x: number, y: number, held: Held = {}): this {
    return this.press(x, y, held).release(x, y, held);
  }

  /** Presses at one point, moves in a few steps and releases at another. */
  drag(from: readonly [number, number], to: readonly [number, number], held: Held = {}): this {
    this.press(...from, held);
    for (const part of [0.3, 0.7, 1]) {
      this.move(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, held);
    }
    return this.release(...to, held);
  }

  select(...ids: string[]): this {
    return this.setEditor(select(this.editor, ids));
  }

  /** Presses a shortcut, such as `Mod+Shift+Z`. */
  key(chord: string): this {
    const parts = chord.split('+');
    const pressed = {
      key: parts.at(-1) ?? '',
      mod: parts.includes('Mod'),
      shift: parts.includes('Shift'),
      alt: parts.includes('Alt'),
    };
    const command = findCommand(editorCommands, pressed);
    if (!command) throw new Error(`no command has the keys ${chord}`);
    return this.take(runCommand(command, this.editor, this.nowMs));
  }

  run(id: string): this {
    const command = editorCommands.find((each) => each.id === id);
    if (!command) throw new Error(`there is no command ${id}`);
    return this.take(runCommand(command, this.editor, this.nowMs));
  }

  act(action: (editor: Editor, timeMs: number) => Editor | Outcome): this {
    const done = action(this.editor, this.nowMs);
    return this.take('editor' in done ? done : { editor: done });
  }

  wait(ms: number): this {
    this.nowMs += ms;
    return this;
  }

  layer(id: string): Layer {
    const found = indexLayers(layersOf(this.editor)).get(id)?.layer;
    if (!found) throw new Error(`there is no layer ${id}`);
    return found;
  }

  has(id: string): boolean {
    return indexLayers(layersOf(this.editor)).has(id);
  }

  /** Left, top, width, height. */
  frame(id: string): [number, number, number, number] {
    const { left, top, width, height } = this.layer(id);
    return [left, top, width, height];
  }

  /** The ids on the canvas, the lowest first; with a parent, those of its children. */
  ids(parentId?: string): string[] {
    const layers = parentId === undefined ? layersOf(this.editor) : this.layer(parentId).children;
    return layers.map(({ id }) => id);
  }

  get selection(): readonly string[] {
    return this.editor.session.selection;
  }

  get document(): DesignDocument {
    return documentOf(this.editor);
  }

  get guides(): Guides {
    const { pointer } = this.editor;
    return pointer.kind === 'dragging' ? pointer.guides : noGuides;
  }

  private input(x: number, y: number, { shift = false, alt = false, pans = false }: Held): PointerInput {
    return { at: { x, y }, timeMs: this.nowMs, shift, alt, pans };
  }

  private take({ editor, refusal }: Outcome): this {
    this.refusal = refusal;
    return this.setEditor(editor);
  }

  private setEditor(editor: Editor): this {
    this.editor = editor;
    return this;
  }
}

export function designer(layers: readonly Layer[], options?: DesignerOptions): TestDesigner {
  return new TestDesigner(layers, options);
}
