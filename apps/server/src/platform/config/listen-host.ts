const anyAddress = '0.0.0.0';
const loopbackAddresses = ['127.0.0.1', '::1', 'localhost'];

/**
 * The address to listen on, and a notice about it. While anyone can sign in to demo accounts, only this machine is
 * served, unless configured otherwise.
 */
export function chooseHost(requested: string | undefined, hasOpenAccounts: boolean): { host: string; notice?: string } {
  if (!hasOpenAccounts) return { host: requested ?? anyAddress };
  if (requested === undefined) {
    const notice =
      'listening for this machine only, because anyone could sign in to the demo accounts; PLATEN_HOST opens it';
    return { host: '127.0.0.1', notice };
  }
  if (loopbackAddresses.includes(requested)) return { host: requested };
  const notice = `WARNING: open at ${requested} while anyone can sign in to the demo accounts with their published password`;
  return { host: requested, notice };
}
