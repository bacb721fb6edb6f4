/** What a state looks like wherever it is shown. Colors stand in the console's theme. */
export type Tone = 'info' | 'warning' | 'primary' | 'success' | 'grey' | 'rose' | 'danger';
