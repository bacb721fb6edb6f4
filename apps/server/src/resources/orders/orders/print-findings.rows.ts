import { errorText } from '@platen/model/errors/errors';
import { type PrintFinding, type RenderFailure, renderFailures } from '@platen/model/files/renders';
import type { FindingAcknowledgement } from '@platen/model/orders/orders';
import { type Locale, textIn } from '@platen/model/text/locale';
import { findingText } from '@platen/render/node';
import { isLayerFinding, severityOfStored } from '../lifecycle/finding-severity.ts';
import type { StoredFinding } from '../lifecycle/lifecycle.tables.ts';
import type { listAcknowledgements } from './print-findings.queries.ts';

/** Errors first, in the reader's language. */
export function toPrintFindings(findings: readonly StoredFinding[], locale: Locale): PrintFinding[] {
  const described = findings.map((finding) => ({
    kind: finding.kind,
    severity: severityOfStored(finding),
    config_id: finding.config_id,
    image_name: finding.image_name,
    layer_id: finding.layer_id,
    layer_name: finding.layer_name,
    message: isLayerFinding(finding) ? findingText(finding, locale) : failureText(finding, locale),
  }));
  return described.toSorted((one, other) => one.severity.localeCompare(other.severity));
}

type AcknowledgementRow = Awaited<ReturnType<typeof listAcknowledgements>>[number];

export function toAcknowledgement(row: AcknowledgementRow, locale: Locale): FindingAcknowledgement {
  const { user_id, screen_name, findings, created_at } = row;
  return { user: { id: user_id, screen_name }, findings: toPrintFindings(findings, locale), created_at };
}

function failureText({ detail }: StoredFinding, locale: Locale): string {
  return errorText('render_failed', { reason: textIn(renderFailures[detail as RenderFailure], locale) }, locale);
}
