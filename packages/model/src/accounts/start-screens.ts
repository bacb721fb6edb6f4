/**
 * The screens on which people can start after signing in. The console knows their addresses; a person who lacks the
 * ability for the screen starts on `home`, which everyone may see.
 */
export const startScreens = [
  'home',
  'order_desk',
  'outbounds',
  'production_batches',
  'orders',
  'sku_templates',
  'image_libraries',
  'recharges',
  'bills',
  'users',
] as const;
export type StartScreen = (typeof startScreens)[number];
