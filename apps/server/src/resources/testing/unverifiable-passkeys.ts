/** Well-formed, and made by no authenticator. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
export const passkeyAssertion = {
  ...credential,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
export const passkeyRegistration = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
