export const searchTextLengthMax = 64;
/** One character of a number tells nothing apart. */
export const searchTextLengthMin = 2;
/** Of each kind: who sees more than this types on. */
export const searchHitsMax = 5;

export const searchKinds = ['form_order', 'order', 'outbound', 'production_batch', 'sku_template'] as const;
