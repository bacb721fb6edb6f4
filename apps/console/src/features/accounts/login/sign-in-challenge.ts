import type { FactorKind } from '@platen/model/accounts/factors';
import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { RequestError } from '../../../shared/request/request-error.ts';

export interface SignInChallenge {
  challenge: string;
  factors: readonly FactorKind[];
}

/** What a refused sign-in says about its second step; undefined if it was refused for another reason. */
export function challengeIn(cause: unknown): SignInChallenge | undefined {
  if (!(cause instanceof RequestError) || cause.code !== handledErrorCodes.second_factor_required) return undefined;
  const { challenge, factors } = cause.details;
  return { challenge: String(challenge), factors: String(factors).split(' ') as FactorKind[] };
}
