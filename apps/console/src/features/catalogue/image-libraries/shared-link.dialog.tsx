import type { DownloadRecord, ImageLibrary } from '@platen/model/catalogue/image-libraries';
import { useQueryClient } from '@tanstack/react-query';
import { DatePicker, Form, Radio } from 'antd';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { minuteFormat, nowInPicker } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { type ExpiryChoice, type ExpiryValues, expiryOf, expiryPresetsDays } from './shared-link-expiry.ts';
import { createSharedLink, sharedLinksKey, sharedLinkUrl } from './shared-links.api.ts';
import { sharedLinksTexts } from './shared-links.messages.ts';

interface Props {
  library: Pick<ImageLibrary, 'id' | 'name'>;
  onClose: () => void;
}

function Fields() {
  const t = useText(sharedLinksTexts);
  const lasts = Form.useWatch<ExpiryChoice | undefined>('lasts');
  const days = expiryPresetsDays.map((count) => ({ value: count, label: t('days', { count }) }));
  return (
    <>
      <Form.Item name="lasts" label={t('lasts')}>
        <Radio.Group optionType="button" options={[...days, { value: 'custom', label: t('custom') }]} />
      </Form.Item>
      {lasts === 'custom' && (
        <Form.Item name="expires_at" label={t('expiresAt')} rules={[{ required: true }]}>
          <DatePicker showTime={{ format: 'HH:mm' }} format={minuteFormat} minDate={nowInPicker()} />
        </Form.Item>
      )}
    </>
  );
}

/** Creates a link and copies it to the clipboard. */
export function SharedLinkDialog({ library, onClose }: Props) {
  const t = useText(sharedLinksTexts);
  const client = useQueryClient();
  const [intent] = useState(createIdempotencyKey);
  // The expiry is computed once: a retry after a lost response must send the same body, or it would create a second
  // link.
  const [openedAt] = useState(Date.now);
  return (
    <FormDialog<ExpiryValues, DownloadRecord>
      title={t('createTitle', { name: library.name })}
      initial={{ lasts: 7, expires_at: null }}
      submitLabel={t('make')}
      save={(values) => {
        const input = { image_library_id: library.id, expires_at: expiryOf(values, openedAt) };
        return createSharedLink(input, { idempotencyKey: intent.keyFor(input) });
      }}
      onSaved={async ({ slug }) => {
        intent.fulfilled();
        await client.invalidateQueries({ queryKey: sharedLinksKey });
        // If the browser denies access to the clipboard, the link was still created.
        const isCopied = await copyText(sharedLinkUrl(slug)).then(
          () => true,
          () => false,
        );
        showSuccess(isCopied ? t('createdOne') : undefined);
      }}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}
