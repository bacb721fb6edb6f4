/** The providers whose statements can be read. */
export const statementMethods = ['wechat', 'alipay'] as const;
export type StatementMethod = (typeof statementMethods)[number];

/**
 * How a statement and the recharges differ: paid at the provider and not credited here; credited here and missing in the
 * statement; another amount; money that the provider gave back.
 */
export const differenceKinds = ['not_credited', 'not_in_statement', 'amount_differs', 'refunded'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
