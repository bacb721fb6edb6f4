import { formatCount } from '@platen/model/money';
import { outboundLengthMax, outboundsMax } from '@platen/model/outbounds';
import { Alert, Button, Input } from 'antd';
import { type ComponentRef, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createIntentKey } from '../../../shared/request/intent-key.ts';
import { toFailure } from '../../../ui/failure.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { RequestId } from '../../../ui/states/failure-details.tsx';
import { useText } from '../../../ui/text.ts';
import { placeRefusals } from './outbound-refusals.ts';
import { recordOutbounds } from './order-desk.api.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import { type ParsedRow, parseOutbounds, rowKey, withoutParcels } from './parse-outbounds.ts';
import styles from './paste-form.module.css';
import { PastePreview } from './paste-preview.tsx';
import type { OutboundDrafts } from './use-outbound-drafts.ts';
import { useOutboundsChanged } from './use-outbounds-changed.ts';

/**
 * A list from the carrier's sheet: read and checked as it is pasted, sent as a whole. What the server refuses stands at
 * its row; only what was recorded leaves the text.
 */
export function PasteForm({ drafts: { pasted, setPasted } }: { drafts: OutboundDrafts }) {
  const t = useText(outboundsTexts);
  const id = useId();
  const { text, company, refusals } = pasted;
  const [failure, setFailure] = useState<{ cause: unknown; lines: readonly string[] }>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const list = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const [intent] = useState(createIntentKey);
  const changed = useOutboundsChanged();

  const rows = useMemo(() => parseOutbounds(text, company), [text, company]);
  const isBad = (row: ParsedRow) => row.finding !== undefined || refusals.has(rowKey(row.input));
  const good = rows.filter((row) => !isBad(row));
  const isTooMany = good.length > outboundsMax;
  const hasBad = good.length < rows.length;

  useEffect(() => {
    // Not on touch screens: the keyboard would jump up.
    if (window.matchMedia('(hover: hover)').matches) list.current?.focus();
  }, []);

  async function send() {
    if (isRunning.current || good.length === 0 || isTooMany) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    const sent = good;
    const inputs = sent.map(({ input }) => input);
    try {
      await recordOutbounds(inputs, { idempotencyKey: intent.keyFor(inputs) });
      intent.fulfilled();
      showSuccess(t('recordedMany', { count: sent.length }));
      setPasted({ text: withoutParcels(rows, sent) });
      await changed();
    } catch (cause) {
      const placed = placeRefusals(toFailure(cause), sent);
      setPasted({ refusals: new Map([...refusals, ...placed.refusals]) });
      if (placed.rest.length > 0) setFailure({ cause, lines: placed.rest });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return (
    <div className={styles.form}>
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
          onChange={(event) => setPasted({ text: event.target.value })}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
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
          onChange={(event) => setPasted({ company: event.target.value })}
        />
      </div>
      <PastePreview rows={rows} refusals={refusals} />
      {isTooMany && <Alert type="error" showIcon title={t('tooMany', { max: formatCount(outboundsMax) })} />}
      {refusals.size > 0 && !failure && (
        <Alert
          type="error"
          showIcon
          title={t('nothingRecorded', {
            refused: rows.filter((row) => refusals.has(rowKey(row.input))).length,
            left: formatCount(good.length),
          })}
        />
      )}
      {failure && (
        <Alert
          type="error"
          showIcon
          title={failure.lines.join('\n')}
          description={<RequestId failure={toFailure(failure.cause)} />}
        />
      )}
      <div className={styles.buttons}>
        <Button disabled={text === '' || isBusy} onClick={() => setPasted({ text: '' })}>
          {t('clear')}
        </Button>
        <Button
          type="primary"
          loading={isBusy}
          disabled={good.length === 0 || isTooMany || isBusy}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void send()}
        >
          {hasBad && good.length > 0
            ? t('recordGood', { count: formatCount(good.length) })
            : t('recordAll', { count: rows.length })}
        </Button>
      </div>
    </div>
  );
}
