/**
 * The byte limits of a first visit, including the pictures in the rows of a list and the headers of all responses. Of the
 * list's, about 8 KB are security headers of calls and files: they are not compressed without a proxy that speaks HTTP/2.
 */
export const budgetBytes = { login: 350_000, list: 520_000 } as const;
