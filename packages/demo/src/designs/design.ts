import type { TemplateConfig } from '@platen/design/template';
import type { Locale } from '@platen/model/text/locale';
import type { DesignPicture } from './picture.ts';

/** The layers of a template, as the API stores them. */
export type DemoDesign = {
  readonly production_image_configs: TemplateConfig[];
  readonly effect_image_configs: TemplateConfig[];
  readonly custom_area_configs: TemplateConfig[];
  /** Replaces the customer's picture if the design has a place for one. */
  readonly sample?: string;
};

/** Returns the URL of a drawn picture. */
export type Asset = (picture: DesignPicture) => string;

export type DesignSource = (asset: Asset, locale: Locale) => DemoDesign;

export type NamedDesigns = Readonly<Record<string, DesignSource>>;
