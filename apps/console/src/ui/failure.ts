/** What is wrong with one field of what was sent. */
export interface RefusedField {
  /** As it was sent: `orders_attributes[0].size`. */
  path: string;
  /** The bare reason, to stand beside the field. */
  message: string;
  /** The reason with the field's name, for where the field is not in sight. */
  sentence: string;
}

/** A failure as a screen shows it. Whatever was thrown, there is a sentence, and a number to give to support. */
export interface Failure {
  message: string;
  /** The HTTP status; 0 where there was no answer. */
  status: number;
  requestId: string | undefined;
  fields: readonly RefusedField[];
}

export function toFailure(cause: unknown): Failure {
  const parts = (cause instanceof Error ? cause : {}) as Partial<Failure>;
  return {
    message: cause instanceof Error ? cause.message : String(cause),
    status: parts.status ?? 0,
    requestId: parts.requestId,
    fields: parts.fields ?? [],
  };
}
