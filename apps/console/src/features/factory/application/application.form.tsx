import { type ApplicationInfo, applicationLengthMax } from '@platen/model/application';
import { blobMaxBytes } from '@platen/model/blobs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Form, Input } from 'antd';
import { applicationInfoQuery } from '../../../shared/visitor/application-info.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
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

/** What this installation says of itself, for the factory to change. */
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
            showSuccess();
            client.setQueryData(applicationInfoQuery.queryKey, saved);
            await client.invalidateQueries({ queryKey: [...applicationInfoQuery.queryKey, id] });
            await navigate(back);
          }}
        >
          <Fields />
        </FormScreen>
      )}
    </Loaded>
  );
}

function Fields() {
  const t = useText(applicationTexts);
  return (
    <>
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={applicationLengthMax.name} />
      </Form.Item>
      <Form.Item name="desc" label={t('description')}>
        <Input.TextArea maxLength={applicationLengthMax.desc} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
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
