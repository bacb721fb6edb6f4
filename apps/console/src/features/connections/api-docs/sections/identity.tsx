import { apiBasePath } from '@platen/model/api';
import { type Locale, toLocale } from '@platen/model/text/locale';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { CodeBlock } from '../../../../ui/code/code-block.tsx';
import { CopyableText } from '../../../../ui/copyable-text.tsx';
import { useText } from '../../../../ui/text.ts';
import { stagingQuery } from '../api-docs.api.ts';
import { BulletList, DocSection, DocTable, Paragraph } from '../doc-blocks.tsx';
import { identityTexts } from './identity.messages.ts';

const headers = (host: string, locale: Locale) => `GET ${apiBasePath}/mine HTTP/1.1
Host: ${host}
Authorization: Bearer sk_xxxxxxxxxxxxxxxx
Locale: ${locale}
Content-Type: application/json`;

const settings = (origin: string) => `export PLATEN_URL=${origin}
export PLATEN_API_KEY=sk_xxxxxxxxxxxxxxxx
curl -sS -H "Authorization: Bearer $PLATEN_API_KEY" "$PLATEN_URL${apiBasePath}/mine"`;

export function IdentitySection() {
  const t = useText(identityTexts);
  const locale = toLocale(useLocale());
  const { origin, host } = window.location;
  const { data: staging } = useQuery(stagingQuery);
  return (
    <>
      <Paragraph text={t('intro')} />
      <DocTable
        label={t('environment')}
        heads={[t('environment'), t('address'), t('use')]}
        rows={[
          [t('production'), <CopyableText key="address" text={`${origin}${apiBasePath}`} isCode />, t('productionUse')],
          [
            t('staging'),
            staging ? <CopyableText key="address" text={`${staging}${apiBasePath}`} isCode /> : t('stagingAddress'),
            t('stagingUse'),
          ],
        ]}
      />
      <Paragraph text={t('stagingNote')} />
      <DocSection title={t('keyTitle')}>
        <BulletList isOrdered texts={[t('keySteps.open'), t('keySteps.create'), t('keySteps.keep')]} />
        <Paragraph text={t('keyNote')} />
      </DocSection>
      <DocSection title={t('startTitle')}>
        <Paragraph text={t('startText')} />
        <CodeBlock title={t('startExample')} language="shell" code={settings(origin)} />
      </DocSection>
      <DocSection title={t('authTitle')}>
        <Paragraph text={t('authText')} />
        <CodeBlock title={t('authExample')} language="http" code={headers(host, locale)} />
        <Paragraph text={t('localeText')} />
      </DocSection>
    </>
  );
}
