import type { User } from '@platen/model/accounts/users';

/** Whoever was invited and has no password yet cannot sign in, but the way in is open. */
export function accountStateOf({ is_block, is_invited }: Pick<User, 'is_block' | 'is_invited'>) {
  if (is_block) return 'frozen';
  return is_invited ? 'invited' : 'active';
}
