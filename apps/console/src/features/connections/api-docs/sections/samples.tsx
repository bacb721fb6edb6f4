import { CodeBlock } from '../../../../ui/code/code-block.tsx';
import { useText } from '../../../../ui/text.ts';
import { Paragraph } from '../doc-blocks.tsx';
import { placeOrderPython, placeOrderTypeScript } from '../samples.ts';
import { samplesTexts } from './samples.messages.ts';

export function SamplesSection() {
  const t = useText(samplesTexts);
  return (
    <>
      <Paragraph text={t('intro')} />
      <CodeBlock title={t('python')} language="python" code={placeOrderPython} />
      <CodeBlock title={t('typescript')} language="typescript" code={placeOrderTypeScript} />
    </>
  );
}
