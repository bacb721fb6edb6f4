import type { Field, FieldsOf } from '@platen/model/fields/fields';
import type { BilingualText, Locale } from '@platen/model/text/locale';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { PageWarningKey } from '../page-warning-texts.ts';

/** A block of any kind. */
export interface AnyBlock {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly hidden: boolean;
  readonly settings: object;
  readonly blocks: readonly AnyBlock[];
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What a view gets from the page. */
export interface BlockContext {
  readonly locale: Locale;
  /** The size of a picture by its URL, if it is known: its space is reserved until it is loaded. */
  readonly sizeOf: (url: string) => PictureSize | undefined;
  /** Whether the block has the first picture of the page, which is loaded before all others. */
  readonly isLead: (id: string) => boolean;
  /** Renders a child block; `columns` is how many blocks share the width. */
  readonly draw: (block: AnyBlock, columns?: number) => ReactNode;
}

export interface ViewProps<Settings> {
  readonly block: AnyBlock & { readonly settings: Settings };
  readonly context: BlockContext;
  readonly columns: number;
}

export type SettingsSchema = z.ZodObject;

export interface BlockKind<S extends SettingsSchema = SettingsSchema> {
  readonly label: BilingualText;
  readonly settings: S;
  /** In the order of the panel. */
  readonly fields: readonly Field[];
  /** The kinds that may lie inside, and how many of each. Empty for a leaf. */
  readonly children: Readonly<Record<string, number>>;
  /** The block is positioned on its parent's picture by `top`, `left`, `width` and `height` in percent, with the mouse. */
  readonly isZone?: true;
  /** The block needs its part of `browser/page-behavior.js`; a public page without such a block contains no script. */
  readonly isScripted?: true;
  /** The settings that get the name, the cover and the price of a template that the block links to. */
  readonly templateSettings?: Readonly<Record<'title' | 'image' | 'price', keyof z.output<S> & string>>;
  /** Content that readers would miss in the block. It can be published nevertheless. */
  warningsOf?(settings: z.output<S>): readonly PageWarningKey[];
  /** Needed if the first file or rich text does not tell whether the block has content. */
  isBlank?(settings: z.output<S>): boolean;
  /**
   * The CSS of its view, by class names that begin with `pp-`. A public page has no other style sheet, and its content
   * security policy refuses any.
   */
  readonly styles: string;
  readonly View: (props: ViewProps<z.output<S>>) => ReactNode;
}

/** Fields must be settings of the kind: anything else does not compile. */
export function defineBlock<S extends SettingsSchema, const C extends Readonly<Record<string, number>> = {}>(
  kind: Omit<BlockKind<S>, 'fields' | 'children'> & { fields: FieldsOf<z.output<S>>; children?: C },
): BlockKind<S> & { readonly children: C } {
  return { ...kind, children: kind.children ?? ({} as C) };
}
