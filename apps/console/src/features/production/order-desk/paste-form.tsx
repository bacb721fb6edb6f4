import { formatCount } from '@platen/model/money/money';
import { outboundLengthMax, outboundsMax } from '@platen/model/production/outbounds';
import { Alert, Button, Input } from 'antd';
import { type ComponentRef, type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { useText } from '../../../ui/text.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import { parseOutbounds, rowKey } from './parse-outbounds.ts';
import styles from './paste-form.module.css';
import { PasteOutcomeNote } from './paste-outcome.tsx';
import { PastePreview } from './paste-preview.tsx';
import { classifyRows, type PastedRow } from './paste-rows.ts';
import type { OutboundDrafts } from './use-outbound-drafts.ts';
import { useParcelChecks } from './use-parcel-checks.ts';
import { useRecordPasted } from './use-record-pasted.ts';

/**
 * A list from the carrier's sheet: parsed when it is pasted, checked by the server before anything is ticked, and
 * recorded as a whole. Refusals are shown at their rows; only recorded rows are removed from the text.
 */
export function PasteForm({ drafts: { pasted, setPasted } }: { drafts: OutboundDrafts }) {
  const t = useText(outboundsTexts);
  const { text, company, refusals, ticks } = pasted;

  const parsed = useMemo(() => parseOutbounds(text, company), [text, company]);
  const checks = useParcelChecks(parsed);
  const rows = classifyRows(parsed, checks, { refusals, ticks });
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const { record, isBusy, outcome, clearOutcome } = useRecordPasted({ pasted, setPasted });
  const send = () => void record(rows, ticked);

  function tick(chosen: readonly PastedRow[], isTicked: boolean) {
    const changed = chosen.map(({ input }): [string, boolean] => [rowKey(input), isTicked]);
    setPasted({ ticks: new Map([...ticks, ...changed]) });
  }

  function write(changed: SourceChange) {
    clearOutcome();
    setPasted(changed);
  }

  return (
    <div className={styles.form}>
      <PasteSource text={text} company={company} onChange={write} onSend={send} />
      <PastePreview rows={rows} onTick={tick} />
      {parsed.length > outboundsMax && (
        <Alert type="info" showIcon title={t('tooMany', { max: formatCount(outboundsMax) })} />
      )}
      <PasteOutcomeNote outcome={outcome} rows={rows} checks={checks} />
      <div className={styles.buttons}>
        {rows.some(({ verdict }) => verdict === 'doubtful') && <span>{t('confirmHint')}</span>}
        <Button disabled={text === '' || isBusy} onClick={() => write({ text: '' })}>
          {t('clear')}
        </Button>
        <Button
          type="primary"
          loading={isBusy}
          disabled={ticked.length === 0 || isBusy}
          aria-keyshortcuts="Control+Enter"
          onClick={send}
        >
          {t('recordAll', { count: ticked.length })}
        </Button>
      </div>
    </div>
  );
}

type SourceChange = { text: string } | { company: string };

interface SourceProps {
  text: string;
  company: string;
  onChange: (changed: SourceChange) => void;
  onSend: () => void;
}

/** The pasted text, and the company of the parcels that name none. */
function PasteSource({ text, company, onChange, onSend }: SourceProps) {
  const t = useText(outboundsTexts);
  const id = useId();
  const list = useRef<ComponentRef<typeof Input.TextArea>>(null);

  useEffect(() => {
    // Not on touch screens, where the on-screen keyboard would open.
    if (window.matchMedia('(hover: hover)').matches) list.current?.focus();
  }, []);

  return (
    <div className={styles.source}>
      <label htmlFor={`${id}list`}>{t('pasteLabel')}</label>
      <Input.TextArea
        id={`${id}list`}
        className={styles.text ?? ''}
        ref={list}
        spellCheck={false}
        wrap="off"
        rows={10}
        placeholder={t('pastePlaceholder')}
        aria-describedby={`${id}hint`}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
        }}
      />
      <p id={`${id}hint`} className={styles.hint}>
        {t('pasteHint')}
      </p>
      <label htmlFor={`${id}company`}>{t('companyForAll')}</label>
      <Input
        id={`${id}company`}
        autoComplete="off"
        maxLength={outboundLengthMax.shipping_company}
        value={company}
        onChange={(event) => onChange({ company: event.target.value })}
      />
    </div>
  );
}
