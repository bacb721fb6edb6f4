export const searchTextLengthMax = 64;
/** A single character is in almost every number. */
export const searchTextLengthMin = 2;
/** For each kind; a reader with more hits refines the search. */
export const searchHitsMax = 5;

export const searchKinds = ['form_order', 'order', 'outbound', 'production_batch', 'sku_template'] as const;
