import { type ApplicationInfo, applicationLengthMax } from '@platen/model/factory/application';
import { blobMaxBytes } from '@platen/model/files/blobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { CurrencySelect } from '../../../shared/fields/currency-select.tsx';
import { applicationInfoQuery } from '../../../shared/visitor/application-info.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { TimeZoneSelect } from '../../../ui/fields/time-zone-select.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { UploadField } from '../../../ui/upload/upload-field.tsx';
import { updateApplication } from './application.api.ts';
import { applicationTexts } from './application.messages.ts';
import { type ApplicationValues, toApplicationUpdate, toApplicationValues } from './application-form-values.ts';

const clientMaxMb = blobMaxBytes / (1024 * 1024);
const macExtensions = ['dmg', 'pkg', 'zip'];
const windowsExtensions = ['exe', 'msi', 'zip'];
const versionPattern = /^(\d+\.\d+\.\d+)?$/;

/** The public information about this installation, which staff can change. */
export function ApplicationEdit() {
  const t = useText(applicationTexts);
  const { id } = useParams({ from: '/shell/application/info/$id/edit' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery(applicationInfoQuery);
  const back = linkOptions({ to: '/application/info/$id', params: { id } });
  return (
    <Loaded query={query} back={back} rows={8}>
      {(info) => (
        <FormScreen<ApplicationValues, ApplicationInfo>
          title={t('form.title')}
          description={t('form.text')}
          back={back}
          initial={toApplicationValues(info)}
          focus="name"
          save={(values) => updateApplication(toApplicationUpdate(values))}
          onSaved={async (saved) => {
            // The page was served with the time zone and the currency: if they change, it must be reloaded.
            if (saved.time_zone !== info.time_zone || saved.currency !== info.currency) {
              window.location.assign(`/application/info/${id}`);
              return;
            }
            showSuccess();
            client.setQueryData(applicationInfoQuery.queryKey, saved);
            await client.invalidateQueries({ queryKey: [...applicationInfoQuery.queryKey, id] });
            await navigate(back);
          }}
        >
          <Fields info={info} />
        </FormScreen>
      )}
    </Loaded>
  );
}

function Fields({ info }: { info: ApplicationInfo }) {
  const t = useText(applicationTexts);
  return (
    <>
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={applicationLengthMax.name} />
      </Form.Item>
      <Form.Item name="desc" label={t('description')}>
        <Input.TextArea maxLength={applicationLengthMax.desc} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item
        name="time_zone"
        label={t('timeZone')}
        extra={t(info.is_time_zone_fixed ? 'form.zoneFixed' : 'form.zoneHint')}
      >
        <TimeZoneSelect disabled={info.is_time_zone_fixed} />
      </Form.Item>
      <Form.Item name="currency" label={t('currency')} extra={t('form.currencyHint')}>
        <CurrencySelect />
      </Form.Item>
      <Form.Item name="logo_id" label={t('form.logo')} tooltip={t('form.logoHint')}>
        <UploadField />
      </Form.Item>
      <Form.Item name="merchant_tool_for_mac_id" label={t('form.mac')}>
        <UploadField extensions={macExtensions} maxMb={clientMaxMb} />
      </Form.Item>
      <Form.Item name="merchant_tool_for_windows_id" label={t('form.windows')}>
        <UploadField extensions={windowsExtensions} maxMb={clientMaxMb} />
      </Form.Item>
      <Form.Item
        name="merchant_tool_version"
        label={t('form.toolVersion')}
        extra={t('form.toolVersionHint')}
        rules={[{ pattern: versionPattern, message: t('form.versionWrong') }]}
      >
        <Input placeholder="1.0.0" />
      </Form.Item>
      <Form.Item name="share_title" label={t('form.shareTitle')}>
        <Input maxLength={applicationLengthMax.share_title} />
      </Form.Item>
      <Form.Item name="share_desc" label={t('form.shareDesc')}>
        <Input.TextArea maxLength={applicationLengthMax.share_desc} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
      <Form.Item name="share_image_id" label={t('form.shareImage')}>
        <UploadField />
      </Form.Item>
      <Form.Item name="poster_image_id" label={t('form.posterImage')}>
        <UploadField />
      </Form.Item>
    </>
  );
}
