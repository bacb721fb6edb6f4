import { toLocale } from '@platen/model/text/locale';
import {
  codeSamples,
  type SampleCall,
  type SampleLanguage,
  sampleLanguages,
} from '@platen/ordering/samples/code-samples';
import type { SampleTemplate } from '@platen/ordering/samples/sample-order';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import type { CodeLanguage } from '../../../ui/code/highlight.ts';
import { sampleTemplateQuery } from './api-docs.api.ts';
import styles from './doc-blocks.module.css';

const languages = {
  curl: { label: 'curl', code: 'shell' },
  python: { label: 'Python', code: 'python' },
  typescript: { label: 'TypeScript', code: 'typescript' },
} as const satisfies Record<SampleLanguage, { label: string; code: CodeLanguage }>;

interface Choice {
  language: SampleLanguage;
  choose: (language: SampleLanguage) => void;
}

const LanguageChoice = createContext<Choice>({ language: 'curl', choose: () => {} });

/** Choosing a language in one sample applies to all of them. */
export function SampleLanguageProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState<SampleLanguage>('curl');
  const choice = useMemo(() => ({ language, choose }), [language]);
  return <LanguageChoice value={choice}>{children}</LanguageChoice>;
}

/** The same program in each language, one at a time. */
export function Samples({ title, samples }: { title: string; samples: Record<SampleLanguage, string> }) {
  const { language, choose } = use(LanguageChoice);
  const options = sampleLanguages.map((value) => ({ value, label: languages[value].label }));
  return (
    <div className={styles.samples}>
      <Segmented<SampleLanguage> size="small" aria-label={title} options={options} value={language} onChange={choose} />
      <CodeBlock title={title} language={languages[language].code} code={samples[language]} />
    </div>
  );
}

/** A call as a whole program, in the selected language, for a template that the reader can order. */
export function CallSamples({ call }: { call: SampleCall }) {
  const locale = toLocale(useLocale());
  return <Samples title={`${call.method} ${call.path}`} samples={codeSamples(call, locale)} />;
}

/** Used until the factory has published something for the reader. */
const placeholders = {
  micro_custom: { no: 'SKU000001', kind: 'micro_custom' },
  form_order: { no: 'SKU000002', kind: 'form_order' },
} as const;
const placeholderParts = {
  size_prices: [{ size: 'M', price: 10, width: null, height: null }],
  excel_config: [],
  effect_image_configs: [],
};

/** The template that the samples order, and whether it is a real one. */
export function useSampleTemplate(kind: keyof typeof placeholders): { template: SampleTemplate; isReal: boolean } {
  const { data } = useQuery(sampleTemplateQuery(kind));
  const isReal = data !== null && data !== undefined;
  return { template: data ?? { ...placeholders[kind], ...placeholderParts }, isReal };
}
