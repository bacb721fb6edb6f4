export const rechargeYuanMin = 1;
export const rechargeYuanMax = 1_000_000;
