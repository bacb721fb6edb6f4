/** The color meaning of a state wherever it is shown. The console's theme defines the colors. */
export type Tone = 'info' | 'warning' | 'primary' | 'success' | 'gray' | 'rose' | 'danger';
