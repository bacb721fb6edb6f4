import { createHash } from 'node:crypto';
import { apiBasePath } from '@platen/model/api';
import { chromium } from '@playwright/test';

/**
 * Uploads a picture as the console does: the server signs an address, and the browser sends the file straight to the store,
 * under the console's content policy and the store's rules for other origins. Returns the bytes as the server serves them.
 */
export async function uploadFromBrowser(origin: string, token: string, file: Buffer): Promise<Buffer> {
  const executablePath = process.env['PLATEN_CHROMIUM'];
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/login`);
    const digest = createHash('md5').update(file).digest('base64');
    const base64 = file.toString('base64');
    return Buffer.from(await page.evaluate(uploadInPage, { api: apiBasePath, token, base64, digest }), 'base64');
  } finally {
    await browser.close();
  }
}

interface PageInput {
  api: string;
  token: string;
  base64: string;
  digest: string;
}

/** Runs in the page, and can use nothing from outside. */
async function uploadInPage({ api, token, base64, digest }: PageInput): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const authorization = `Bearer ${token}`;
  const announced = await fetch(`${api}/active_storage/direct_upload`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      filename: 'photo.png',
      content_type: 'image/png',
      byte_size: bytes.length,
      base64_digest: digest,
    }),
  });
  const { direct_upload } = (await announced.json()) as {
    direct_upload: { url: string; headers: Record<string, string>; blob_url: string };
  };
  const stored = await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: bytes });
  if (!stored.ok) throw new Error(`the store refused the upload: ${stored.status}`);
  if (new URL(direct_upload.url).origin === location.origin) throw new Error('the upload did not leave the origin');
  const served = await fetch(direct_upload.blob_url, { headers: { authorization } });
  if (!served.ok) throw new Error(`the file is not served: ${served.status}`);
  return btoa(String.fromCodePoint(...new Uint8Array(await served.arrayBuffer())));
}
