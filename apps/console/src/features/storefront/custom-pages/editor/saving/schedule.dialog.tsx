import type { CustomPage } from '@platen/model/storefront/custom-pages';
import { Button, DatePicker, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { showSuccess } from '../../../../../ui/feedback.tsx';
import { FormDialog } from '../../../../../ui/form/form-dialog.tsx';
import { formatMinute, fromPicker, nowInPicker, toPicker } from '../../../../../ui/formats.ts';
import { useText } from '../../../../../ui/text.ts';
import { cancelSchedule, schedulePage } from '../../custom-pages.api.ts';
import { savingTexts } from './saving.messages.ts';

interface Values {
  at: Dayjs | null;
}

interface Props {
  page: CustomPage;
  /** Saves unsaved changes first, because they go live. Resolves with false if that failed. */
  beforeSend: () => Promise<boolean>;
  /** The saved revision when it is called. */
  revision: () => number;
  onChanged: (page: CustomPage) => void;
  onClose: () => void;
}

/** When the draft goes live automatically. */
export function ScheduleDialog({ page, beforeSend, revision, onChanged, onClose }: Props) {
  const t = useText(savingTexts);
  return (
    <FormDialog<Values, CustomPage | undefined>
      title={t('scheduleTitle')}
      initial={{ at: page.scheduled_at ? toPicker(page.scheduled_at) : nowInPicker().add(1, 'day') }}
      submitLabel={t('scheduleOk')}
      save={async ({ at }) => {
        if (!at || !(await beforeSend())) return undefined;
        return schedulePage(page.id, fromPicker(at), revision());
      }}
      onSaved={(next) => {
        if (!next) return;
        onChanged(next);
        showSuccess(t('scheduled', { time: formatMinute(next.scheduled_at) }));
      }}
      onClose={onClose}
    >
      <p>{t('scheduleText')}</p>
      <Form.Item name="at" label={t('scheduleTime')} rules={[{ required: true }]}>
        <DatePicker
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          minDate={nowInPicker()}
          allowClear={false}
        />
      </Form.Item>
      {page.scheduled_at && (
        <Button
          danger
          onClick={async () => {
            onChanged(await cancelSchedule(page.id));
            showSuccess(t('canceled'));
            onClose();
          }}
        >
          {t('cancelSchedule')}
        </Button>
      )}
    </FormDialog>
  );
}
