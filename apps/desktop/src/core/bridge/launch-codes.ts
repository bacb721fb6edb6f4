import { randomBytes } from 'node:crypto';

const codeLifeMs = 2 * 60_000;

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Words that a window gives for the token, once. A browser is started with its address as an argument, which everybody on
 * this computer can read: what stands there must be worth nothing a moment later.
 */
export class LaunchCodes {
  private readonly codes = new Map<string, number>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  issue(): string {
    const code = newSecret();
    this.codes.set(code, this.now() + codeLifeMs);
    return code;
  }

  redeem(code: string): boolean {
    const until = this.codes.get(code);
    this.codes.delete(code);
    return until !== undefined && this.now() < until;
  }
}
