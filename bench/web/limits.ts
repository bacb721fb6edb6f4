/** The byte limits of a first visit, including the pictures in the rows of a list. */
export const budgetBytes = { login: 300_000, list: 450_000 } as const;
