import { webhookEvents } from '@platen/model/connections/webhook-events';
import { webhookRetryWindowMs, webhookSignatureHeader } from '@platen/model/connections/webhooks';
import { toLocale } from '@platen/model/text/locale';
import { Link } from '@tanstack/react-router';
import { useLocale } from 'use-intl';
import { useEventLabel } from '../../../../shared/webhook-events.ts';
import { CodeBlock } from '../../../../ui/code/code-block.tsx';
import { useText } from '../../../../ui/text.ts';
import { BulletList, DocSection, DocTable, Paragraph } from '../doc-blocks.tsx';
import { asJson, webhookBody } from '../doc-examples.ts';
import { receiveWebhookPython, receiveWebhookTypeScript } from '../samples.ts';
import { webhookDocTexts } from './webhooks.messages.ts';

const hourMs = 3_600_000;
const signature = `${webhookSignatureHeader}: t=1794730186,v1=5f6c1d0e7c0b4f0f9a1c…`;

export function WebhooksSection() {
  const t = useText(webhookDocTexts);
  const label = useEventLabel();
  const locale = toLocale(useLocale());
  return (
    <>
      <Paragraph text={t('intro')}>
        {' '}
        <Link to="/webhooks">{t('open')}</Link>
      </Paragraph>
      <DocTable
        label={t('event')}
        heads={[t('event'), t('when')]}
        rows={webhookEvents.map((event) => [`\`${event}\``, label(event)])}
      />
      <DocSection title={t('bodyTitle')}>
        <Paragraph text={t('bodyText')} />
        <CodeBlock title={t('body')} language="json" code={asJson(webhookBody(locale))} />
      </DocSection>
      <DocSection title={t('orderTitle')}>
        <Paragraph text={t('orderText')} />
        <BulletList texts={[t('orderRules.each'), t('orderRules.newest'), t('orderRules.read')]} />
        <Paragraph text={t('orderClient')} />
      </DocSection>
      <DocSection title={t('signTitle')}>
        <Paragraph text={t('signText')} />
        <CodeBlock title={t('header')} language="http" code={signature} />
        <BulletList isOrdered texts={[t('steps.read'), t('steps.compute'), t('steps.compare'), t('steps.age')]} />
        <Paragraph text={t('clientText')} />
        <CodeBlock title={t('python')} language="python" code={receiveWebhookPython} />
        <CodeBlock title={t('typescript')} language="typescript" code={receiveWebhookTypeScript} />
      </DocSection>
      <DocSection title={t('retryTitle')}>
        <Paragraph text={t('retryText', { hours: String(webhookRetryWindowMs / hourMs) })} />
      </DocSection>
    </>
  );
}
