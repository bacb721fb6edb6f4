import type { TemplateConfig } from './template.ts';

type PricedConfig = Pick<TemplateConfig, 'size' | 'price'>;
type PricedSize = { readonly size: string; readonly price: number };

/**
 * The production images, each with the price of its size: a price is changed where the sizes are, and an image only
 * shows it. An image of a size that the template does not have keeps its own.
 */
export function withSizePrices<C extends PricedConfig>(configs: readonly C[], sizes: readonly PricedSize[]): C[] {
  return configs.map((config) => {
    const found = sizes.find(({ size }) => size === sizeOf(config));
    return found && found.price !== config.price ? { ...config, price: found.price } : config;
  });
}

/** What a size costs where nobody says: what its production image says. */
export function defaultPriceOf(configs: readonly PricedConfig[], size: string): number | undefined {
  return configs.find((config) => sizeOf(config) === size)?.price;
}

function sizeOf({ size }: PricedConfig): string {
  return typeof size === 'string' ? size : '';
}
