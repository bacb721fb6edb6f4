import type { DownloadRecord } from '@platen/model/catalogue/image-libraries';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { DownloadCard } from './download-card.tsx';

it('says when the shared images were uploaded, and until when they can be downloaded', async () => {
  const record: DownloadRecord = {
    id: 1,
    slug: 'a-link',
    image_library_id: 1,
    created_at: '2026-11-18T10:00:00Z',
    expires_at: '2099-01-02T10:30:40Z',
    download_url: '/file',
    image_library: {
      name: 'Mountains',
      description: '',
      tag_list: [],
      library_category: null,
      created_at: '2026-11-16T10:00:00Z',
      preview_images: [],
    },
  };
  await showScreen(<DownloadCard record={record} refetch={async () => record} />);
  await expect.element(page.getByText('2026-11-16', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^2099-01-02 \d\d:30$/)).toBeVisible();
});
