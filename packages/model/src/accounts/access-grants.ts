/** How one person of the factory can give another one access to an account: they may know how to sign in to it. */
export const accessGrantKinds = ['created', 'invited', 'role', 'contact', 'password', 'factors', 'unfrozen'] as const;
export type AccessGrantKind = (typeof accessGrantKinds)[number];

/** How long somebody who was given access cannot be the second person of who gave it. */
export const accessGrantDays = 30;
