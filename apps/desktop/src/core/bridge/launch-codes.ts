import { randomBytes } from 'node:crypto';

const codeLifeMs = 2 * 60_000;

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * One-time codes that a window exchanges for the token. A browser is started with its address as an argument, which every
 * user of this computer can read, so the code in it must be worthless a moment later.
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
