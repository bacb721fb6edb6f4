export const templateKinds = ['micro_custom', 'form_order', 'batch_order'] as const;

/** `pending` is shown as Internal Test. A published template cannot be modified. */
export const templateStates = ['pending', 'published', 'unpublished'] as const;

export const openTypes = ['private', 'factory'] as const;
