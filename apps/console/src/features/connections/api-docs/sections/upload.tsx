import { apiBasePath } from '@platen/model/api';
import { blobMaxBytes, imagePixelsMax } from '@platen/model/files/blobs';
import { formatCount } from '@platen/model/money/money';
import { uploadSamples } from '@platen/ordering/samples/upload-samples';
import { CodeBlock } from '../../../../ui/code/code-block.tsx';
import { useText } from '../../../../ui/text.ts';
import { DocSection, DocTable, Paragraph } from '../doc-blocks.tsx';
import { asJson, uploadResponse } from '../doc-examples.ts';
import { Samples } from '../doc-samples.tsx';
import { uploadTexts } from './upload.messages.ts';

const call = `POST ${apiBasePath}/active_storage/direct_upload`;

export function UploadSection() {
  const t = useText(uploadTexts);
  const { origin } = window.location;
  const heads = [t('field'), t('type'), t('required'), t('meaning')];
  return (
    <>
      <Paragraph text={t('intro')} />
      <DocSection title={t('signTitle')}>
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
        <CodeBlock title={t('answerExample')} language="json" code={asJson(uploadResponse(origin))} />
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
      </DocSection>
      <DocSection title={t('putTitle')}>
        <Paragraph text={t('putText')} />
      </DocSection>
      <DocSection title={t('useTitle')}>
        <Paragraph text={t('useText')} />
        <Samples title={t('putExample')} samples={uploadSamples} />
        <Paragraph text={t('curlNeeds')} />
      </DocSection>
      <DocSection title={t('typesTitle')}>
        <Paragraph
          text={t('typesText', {
            fileMb: formatCount(blobMaxBytes / 1024 / 1024),
            pixels: formatCount(imagePixelsMax / 1_000_000),
          })}
        />
      </DocSection>
    </>
  );
}
