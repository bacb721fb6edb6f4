/**
 * Why somebody at an unattended screen may make a change or an export without confirming who they are. Does the call hand out
 * power, money, or much personal data to whoever sits at the screen? Then it is `reauthenticated(…)` instead.
 */
export const reauthenticationReasons = {
  signs_in: 'It signs in or proves who somebody is, or its address is the secret.',
  own_password: 'Its request carries the current password.',
  provider: 'A payment provider, or the cashier of the demo that stands in for one, calls it without a session.',
  set_up: 'It is made once, while the factory is set up.',
  own_details: 'It changes how a person’s own account is named and where mails about orders go, never how it signs in.',
  takes_away:
    'It ends what somebody may do, which must be quick if an account was taken over. Restoring it is confirmed.',
  moves_nothing: 'No money moves: it refuses, takes back or asks for what somebody else decides about.',
  own_money: 'A customer pays their own orders from their own wallet, which can be refunded.',
  orders: 'Everyday work on orders, which the history of the order shows.',
  production: 'Everyday work of the factory: printing, packing and shipping, also the files that it needs.',
  catalogue:
    'Everyday work on products and designs. What customers see has versions, and the audit log names who changed it.',
  factory: 'It says how the factory presents itself and ships, and gives nobody more than they have.',
  server: 'It repeats or drops work of the server and gives nothing away.',
  customer_limits: 'It says how much a customer may ask of the API, and gives no access to anything.',
  webhooks: 'It sends to an address that was confirmed when it was entered, or ends sending.',
} as const;

export type ReauthenticationReason = keyof typeof reauthenticationReasons;
