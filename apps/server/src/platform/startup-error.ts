/** Why Platen cannot start, in one line for the person at the terminal; shown without a stack trace. */
export class StartupError extends Error {}
