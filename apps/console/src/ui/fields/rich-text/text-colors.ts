/** The colors of texts; black first, which is the default. */
export const textColors = [
  '#000000',
  '#434343',
  '#868ca3',
  '#ffffff',
  '#cf1322',
  '#fa541c',
  '#fa8c16',
  '#fadb14',
  '#14895c',
  '#13c2c2',
  '#1677ff',
  '#646cff',
  '#722ed1',
  '#eb2f96',
  '#8d5443',
  '#f5d9c4',
] as const;

export const defaultTextColor = textColors[0];
