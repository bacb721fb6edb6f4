import type { TemplateConfig } from './template.ts';

type PricedConfig = Pick<TemplateConfig, 'size' | 'price'>;
type PricedSize = { readonly size: string; readonly price: number };

/**
 * The production images with the prices of their sizes: a price is edited with the sizes, and an image only shows it.
 * An image of a size that the template does not have keeps its own price.
 */
export function withSizePrices<C extends PricedConfig>(configs: readonly C[], sizes: readonly PricedSize[]): C[] {
  return configs.map((config) => {
    const found = sizes.find(({ size }) => size === sizeOf(config));
    return found && found.price !== config.price ? { ...config, price: found.price } : config;
  });
}

/** The default price of a size: that of its production image. */
export function defaultPriceOf(configs: readonly PricedConfig[], size: string): number | undefined {
  return configs.find((config) => sizeOf(config) === size)?.price;
}

function sizeOf({ size }: PricedConfig): string {
  return typeof size === 'string' ? size : '';
}
