import { formatCount } from '@platen/model/money/money';
import { useText } from '../text.ts';
import type { FileFinding, PictureSize } from './file-limits.ts';
import { uploadTexts } from './upload.messages.ts';

const pictureSizeText = ({ widthPx, heightPx }: PictureSize): string => `${widthPx} × ${heightPx}`;

/** The message of why a file is not accepted. */
export function useFileFindingText(): (finding: FileFinding) => string {
  const t = useText(uploadTexts);
  return (finding) =>
    t(`findings.${finding.kind}`, {
      name: 'name' in finding ? finding.name : '',
      limit: 'limit' in finding ? formatCount(finding.limit) : '',
      actual: 'actual' in finding ? pictureSizeText(finding.actual) : '',
      wanted: 'wanted' in finding ? pictureSizeText(finding.wanted) : '',
    });
}
