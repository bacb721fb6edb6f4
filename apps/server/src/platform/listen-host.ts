const everyAddress = '0.0.0.0';
const ownAddresses = ['127.0.0.1', '::1', 'localhost'];

/**
 * Where to listen, and what to say about it. With accounts that anyone can sign in to only this machine gets in, unless
 * somebody said otherwise.
 */
export function chooseHost(asked: string | undefined, hasOpenAccounts: boolean): { host: string; notice?: string } {
  if (!hasOpenAccounts) return { host: asked ?? everyAddress };
  if (asked === undefined) {
    const notice =
      'listening for this machine only, because anyone could sign in to the demo accounts; PLATEN_HOST opens it';
    return { host: '127.0.0.1', notice };
  }
  if (ownAddresses.includes(asked)) return { host: asked };
  const notice = `WARNING: open at ${asked} while anyone can sign in to the demo accounts with their published password`;
  return { host: asked, notice };
}
