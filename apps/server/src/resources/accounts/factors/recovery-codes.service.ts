import { randomInt } from 'node:crypto';
import { recoveryCodesCount } from '@platen/model/accounts/factors';
import { hashPassword, verifyPassword } from '../../../platform/auth/secrets.ts';
import type { Db } from '../../../platform/database/database.ts';
import * as queries from './recovery-codes.queries.ts';

/** Without letters and digits that are mistaken for each other on paper. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789';
const groupLength = 5;

const newGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** About 49 random bits each. They are stored like passwords, because that is too little for a plain hash. */
export async function createRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const groups = Array.from({ length: recoveryCodesCount }, () => [newGroup(), newGroup()]);
  const hashes: string[] = [];
  for (const pair of groups) hashes.push(await hashPassword(pair.join('')));
  await queries.replaceCodes(db, userId, hashes);
  return groups.map((pair) => pair.join('-'));
}

/** Whether the code is right and was not used before; it is used up by this. */
export async function useRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  for (const { id, code_hash } of await queries.listUnusedCodes(db, userId)) {
    if (await verifyPassword(code, code_hash)) return queries.useCode(db, id);
  }
  return false;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return (await queries.listUnusedCodes(db, userId)).length;
}
