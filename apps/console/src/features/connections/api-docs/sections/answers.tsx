import { errorTable } from '@platen/model/errors/errors';
import { fieldReasons } from '@platen/model/fields/field-reasons';
import { textIn, toLocale } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';
import { CodeBlock } from '../../../../ui/code/code-block.tsx';
import { useText } from '../../../../ui/text.ts';
import { DocSection, DocTable, Paragraph } from '../doc-blocks.tsx';
import { asJson, placedResponse, refusedResponse } from '../doc-examples.ts';
import { answersTexts } from './answers.messages.ts';
import styles from './answers.module.css';

const statuses = [200, 400, 401, 402, 403, 404, 409, 429, 500] as const;

export function AnswersSection() {
  const t = useText(answersTexts);
  const locale = toLocale(useLocale());
  return (
    <>
      <DocSection title={t('successTitle')}>
        <Paragraph text={t('successText')} />
        <CodeBlock title={`${t('answer')} · 200`} language="json" code={asJson(placedResponse(locale))} />
      </DocSection>
      <DocSection title={t('failureTitle')}>
        <Paragraph text={t('failureText')} />
        <CodeBlock title={`${t('answer')} · 400`} language="json" code={asJson(refusedResponse(locale))} />
      </DocSection>
      <DocSection title={t('statusTitle')}>
        <DocTable
          label={t('statusTitle')}
          heads={[t('status'), t('meaning'), t('todo')]}
          rows={statuses.map((status) => [`\`${status}\``, t(`statuses.s${status}`), t(`todos.s${status}`)])}
        />
        <ErrorCodes />
        <FieldCodes />
      </DocSection>
    </>
  );
}

/** Every error of the system, from the table of errors. */
function ErrorCodes() {
  const t = useText(answersTexts);
  const locale = useLocale();
  // Some errors share the code of a general one; the general sentence describes all of them.
  const byCode = new Map(
    Object.values(errorTable)
      .toReversed()
      .map((entry) => [entry.code, textIn(entry, locale)] as const),
  );
  const rows = [...byCode].sort(([a], [b]) => a - b);
  return (
    <details className={styles.codes}>
      <summary>{t('codes')}</summary>
      <DocTable
        label={t('codes')}
        heads={[t('code'), t('text')]}
        rows={rows.map(([code, text]) => [`\`${code}\``, text.replace(/\{\w+\}/g, '…')])}
      />
    </details>
  );
}

/** Every reason for which a field is refused, from the table of reasons. */
function FieldCodes() {
  const t = useText(answersTexts);
  const locale = useLocale();
  const rows = Object.entries(fieldReasons).map(
    ([code, text]) => [`\`${code}\``, textIn(text, locale).replace(/\{\w+\}/g, '…')] as const,
  );
  return (
    <details className={styles.codes}>
      <summary>{t('fieldCodes')}</summary>
      <DocTable label={t('fieldCodes')} heads={[t('code'), t('text')]} rows={rows} />
    </details>
  );
}
