import { formatCount } from '@platen/model/money';
import { useText } from '../text.ts';
import type { FileFinding, PictureSize } from './file-limits.ts';
import { uploadTexts } from './upload.messages.ts';

const pictureSizeText = ({ widthPx, heightPx }: PictureSize): string => `${widthPx} × ${heightPx}`;

/** The sentence of why a file is not taken. */
export function useFileFindingText(): (problem: FileFinding) => string {
  const t = useText(uploadTexts);
  return (problem) =>
    t(`problems.${problem.kind}`, {
      name: 'name' in problem ? problem.name : '',
      limit: 'limit' in problem ? formatCount(problem.limit) : '',
      actual: 'actual' in problem ? pictureSizeText(problem.actual) : '',
      wanted: 'wanted' in problem ? pictureSizeText(problem.wanted) : '',
    });
}
