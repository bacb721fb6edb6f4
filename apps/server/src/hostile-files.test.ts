import { beforeAll, expect, it } from 'vitest';
import { blockedMsMax, measureBlockedMs } from './platform/testing/loop-watch.ts';
import { type HostileFile, hostileFiles } from './resources/files/blobs/testing/hostile-files.ts';
import { putBytes, requestUpload, storedFiles } from './resources/files/blobs/testing/upload-steps.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp({ PLATEN_ROLE: 'api' });
let customer: Awaited<ReturnType<typeof app.signUp>>;
let staff = '';

beforeAll(async () => {
  customer = await app.signUp();
  staff = (await app.signUp('staff')).token;
  // The first picture starts the processes; their start is not what is measured.
  const [file] = await hostileFiles();
  if (file) await send(file);
});

async function send(file: HostileFile) {
  const { body } = await requestUpload(app, staff, file);
  return { upload: body, put: await putBytes(app, body, file.bytes) };
}

const files = await hostileFiles();

it.each(files.filter(({ refusedBy }) => refusedBy === 'upload'))('refuses $filename with a reason', async (file) => {
  const before = await storedFiles(app);
  const blockedMs = await measureBlockedMs(async () => async () => {
    const { put } = await send(file);
    expect(put.status, JSON.stringify(put.body)).toBe(400);
    expect(put.body).toMatchObject({ code: file.code, message: expect.stringContaining(file.filename) });
    expect(await storedFiles(app)).toEqual(before);
  });
  expect(blockedMs).toBeLessThan(blockedMsMax);
});

// It may be stored as a plain file. Creating a font from it is refused.
it.each(files.filter(({ refusedBy }) => refusedBy === 'font'))(
  'refuses to create a font from $filename',
  async (file) => {
    const { upload, put } = await send(file);
    expect(put.status, JSON.stringify(put.body)).toBe(204);
    const body = { name: file.filename, font_file_id: upload.id };
    const used = await app.call('POST', '/font_libraries', { token: staff, body });
    expect(used.status, JSON.stringify(used.body)).toBe(400);
  },
);

it('explains the error in both languages', async () => {
  const cut = files.find(({ filename }) => filename === 'cut.png');
  const says = async (locale: string) => {
    const { body } = await requestUpload(app, customer.token, cut as HostileFile);
    return (await putBytes(app, body, (cut as HostileFile).bytes, { locale })).body.message;
  };
  expect(await says('zh-CN')).toBe('图片“cut.png”缺少结尾，文件不完整，请重新导出后再上传');
  expect(await says('en-US')).toBe('The image “cut.png” is cut off. Export it again and upload it');
});

it('serves files that are not pictures as octets that no browser runs', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const { body } = await requestUpload(app, customer.token, { filename: 'run.svg', type: 'image/svg+xml', bytes });
  expect((await putBytes(app, body, bytes)).status).toBe(204);
  const { headers } = await app.call('GET', `root:${body.direct_upload.blob_url}`);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  });
});
