/** What is wrong with one field of a request. */
export interface RefusedField {
  /** As it was sent: `orders_attributes[0].size`. */
  path: string;
  /** The reason alone, for display beside the field. */
  message: string;
  /** The reason with the field's name, for where the field is not visible. */
  sentence: string;
}

/** A failure as a screen shows it. Whatever was thrown, there is a message, and a request id for support. */
export interface Failure {
  message: string;
  /** The HTTP status; 0 if there was no response. */
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
