export const listPageSizeDefault = 20;
export const listPageSizeMax = 100;
