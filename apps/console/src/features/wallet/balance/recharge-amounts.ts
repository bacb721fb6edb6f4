/** The usual amounts; others are typed. */
export const quickAmountsYuan = [500, 1_000, 2_000, 5_000, 10_000] as const;
