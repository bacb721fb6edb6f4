/** What the first visit of a page may cost. The pictures of a list's rows count with it. */
export const budgetBytes = { login: 300_000, list: 450_000 } as const;
