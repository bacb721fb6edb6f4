import { apiBasePath } from '@platen/model/api';
import { CodeBlock } from '../../../../ui/code/code-block.tsx';
import { useText } from '../../../../ui/text.ts';
import { asJson, uploadAnswer, uploadRequest } from '../doc-examples.ts';
import { DocTable, Paragraph, Part } from '../doc-parts.tsx';
import { uploadTexts } from './upload.messages.ts';

const call = `POST ${apiBasePath}/active_storage/direct_upload`;

function putExample(origin: string): string {
  const { url, headers } = uploadAnswer(origin).direct_upload;
  const lines = Object.entries(headers).map(([name, value]) => `  -H "${name}: ${value}" \\`);
  return [`curl -X PUT "${url}" \\`, ...lines, '  --data-binary @front.png'].join('\n');
}

export function UploadSection() {
  const t = useText(uploadTexts);
  const { origin } = window.location;
  const heads = [t('field'), t('type'), t('required'), t('meaning')];
  return (
    <>
      <Paragraph text={t('intro')} />
      <Part title={t('signTitle')}>
        <Paragraph text={`\`${call}\``} />
        <DocTable
          label={t('signTitle')}
          heads={heads}
          rows={[
            ['`filename`', 'string', t('yes'), t('filename')],
            ['`byte_size`', 'integer', t('yes'), t('byteSize')],
            ['`content_type`', 'string', t('yes'), t('contentType')],
            ['`base64_digest`', 'string', t('yes'), t('digest')],
            ['`tags`', 'string[]', t('no'), t('tags')],
          ]}
        />
        <CodeBlock title={`${t('requestExample')} · ${call}`} language="json" code={asJson(uploadRequest)} />
        <CodeBlock title={t('answerExample')} language="json" code={asJson(uploadAnswer(origin))} />
        <Paragraph text={t('answerText')} />
        <DocTable
          label={t('answerExample')}
          heads={[t('field'), t('meaning')]}
          rows={[
            ['`direct_upload.url`', t('url')],
            ['`direct_upload.headers`', t('headers')],
            ['`direct_upload.blob_url`', t('blobUrl')],
          ]}
        />
      </Part>
      <Part title={t('putTitle')}>
        <Paragraph text={t('putText')} />
        <CodeBlock title={t('putExample')} language="shell" code={putExample(origin)} />
      </Part>
      <Part title={t('useTitle')}>
        <Paragraph text={t('useText')} />
      </Part>
    </>
  );
}
