/** What `kernel-code.mjs` exports, for programs that know no Node. */
export const deflateCode: string;
export const inflateCode: string;
export const enlargeCode: string;
export const reduceCode: string;
export const turnCode: string;
