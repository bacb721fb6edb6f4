import { randomBytes } from 'node:crypto';
import { desktopPath } from '@platen/model/orders/desktop';

const linksMax = 1000;

/**
 * Local URLs for the uploads of the console. The server may return the URL of a store with another origin, where CORS
 * blocks the page: it uploads to an unguessable local URL instead, which is proxied to the store.
 */
export class UploadLinks {
  static readonly path = `${desktopPath}/uploads/`;
  private readonly serverUrl: string;
  private readonly origin: string;
  private readonly targets = new Map<string, string>();

  constructor(serverUrl: string, origin: string) {
    this.serverUrl = serverUrl;
    this.origin = origin;
  }

  /** The response to an upload announcement, with URLs that the page can reach. */
  rewrite(text: string): string {
    try {
      const answer = JSON.parse(text) as { direct_upload?: { url: string } };
      if (answer.direct_upload)
        answer.direct_upload.url = this.linkTo(new URL(answer.direct_upload.url, this.serverUrl));
      return JSON.stringify(answer);
    } catch {
      return text;
    }
  }

  find(path: string): string | undefined {
    return this.targets.get(path.slice(UploadLinks.path.length));
  }

  private linkTo(target: URL): string {
    if (target.origin === new URL(this.serverUrl).origin) return this.origin + target.pathname + target.search;
    const id = randomBytes(20).toString('hex');
    this.targets.set(id, target.href);
    const [oldest] = this.targets.keys();
    if (this.targets.size > linksMax && oldest !== undefined) this.targets.delete(oldest);
    return this.origin + UploadLinks.path + id;
  }
}
