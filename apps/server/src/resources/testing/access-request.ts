/** What one caller sends: path parameters, a query, a body; a fresh token if the call would use it up. */
export interface AccessRequest {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  freshSession?: boolean;
}
