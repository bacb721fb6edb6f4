/** More actions than this stand under `⋯`. */
export const flatActionsMax = 3;
