import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { findSize } from '@platen/ordering/amounts';
import { fillInOrder } from '@platen/sheet/match-photos';
import { type Dispatch, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { exactPxOf, orderImageMaxMb } from '../../../../shared/orders/image-limits.ts';
import { usePendingReason } from '../../../../ui/form/form-pending.tsx';
import { useText } from '../../../../ui/text.ts';
import { isHiddenFile, type SuppliedFile } from '../../../../ui/upload/dropped-files.ts';
import { useFileFindingText } from '../../../../ui/upload/file-finding-text.ts';
import { checkFile, checkPicture, defaultLimits } from '../../../../ui/upload/file-limits.ts';
import { readPictureSize } from '../../../../ui/upload/picture-size.ts';
import { uploadTexts } from '../../../../ui/upload/upload.messages.ts';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';
import { createUploadQueue, type PendingUpload, type UploadHandlers } from '../../../../ui/upload/upload-queue.ts';
import { useUploadService } from '../../../../ui/upload/upload-service.ts';
import { columnsOf } from '../draft/draft-columns.ts';
import type { DraftChange } from '../draft/draft-state.ts';
import {
  findFreeSlots,
  type MatchedPicture,
  matchPictures,
  type PictureSlot,
  slotKey,
  type UnmatchedPicture,
} from '../draft/match-pictures.ts';
import { isBlank, type OrderDraft } from '../draft/order-draft.ts';

interface Options {
  template: SkuTemplate | undefined;
  drafts: readonly OrderDraft[];
  change: Dispatch<DraftChange>;
}

/** The result of matching a set of images. */
export interface PictureReport {
  readonly total: number;
  readonly matched: readonly MatchedPicture<File>[];
  readonly unmatched: readonly UnmatchedPicture<File>[];
  /** Files that cannot be uploaded, as messages. */
  readonly refused: readonly string[];
}

/** More at once would block the page. */
const picturesMax = 2000;

const limits = { ...defaultLimits, maxMb: orderImageMaxMb };
const noTags: readonly string[] = [];

/** Images for many rows at once: matched by their names, checked, uploaded a few at a time, and put into their rows. */
export function usePictureMatching({ template, drafts, change }: Options) {
  const findingText = useFileFindingText();
  const [report, setReport] = useState<PictureReport>();
  const { queue, pending, failed, upload } = useMatchedUploads({ template, drafts, change });

  function addFiles(supplied: readonly SuppliedFile[]) {
    if (!template) return;
    const visible = supplied.filter((each) => !isHiddenFile(each));
    const accepted = visible.slice(0, picturesMax);
    const refused = visible.length > picturesMax ? [findingText({ kind: 'count', limit: picturesMax })] : [];
    const valid = accepted.filter(({ file }) => {
      const finding = checkFile(file, limits);
      if (finding) refused.push(findingText(finding));
      return !finding;
    });
    const { matched, unmatched } = matchPictures(valid, drafts, columnsOf(template));
    setReport({ total: visible.length, matched, unmatched, refused: [...new Set(refused)] });
    upload(matched);
  }

  const slots = useMemo(() => {
    const assigned = new Set((report?.matched ?? []).map(slotKey));
    return template && report ? findFreeSlots(drafts, columnsOf(template), assigned) : [];
  }, [template, report, drafts]);

  /** Assigns images to the slots that a user chose. */
  function assign(pairs: readonly { picture: UnmatchedPicture<File>; slot: PictureSlot }[]) {
    const found = pairs.map(({ picture: { path, file }, slot: { key, column } }) => ({ path, file, key, column }));
    const files = new Set(found.map(({ file }) => file));
    setReport(
      (before) =>
        before && {
          ...before,
          matched: [...before.matched, ...found],
          unmatched: before.unmatched.filter(({ file }) => !files.has(file)),
        },
    );
    upload(found);
  }

  return {
    report,
    /** How many of the matched images are not in their rows yet, including failed uploads. */
    left: pending.length,
    failed,
    /** The slots for unmatched images. */
    slots,
    hasRows: drafts.some((draft) => !isBlank(draft)),
    assign: (picture: UnmatchedPicture<File>, slot: PictureSlot) => assign([{ picture, slot }]),
    /** Assigns the unmatched images, sorted by name, to the empty slots from the first row on. */
    fillInOrder: () => {
      const pairs = fillInOrder(report?.unmatched ?? [], slots);
      assign(pairs.map(({ photo: picture, place: slot }) => ({ picture, slot })));
    },
    addFiles,
    retry: () => {
      for (const { key } of failed) queue.retry(key);
    },
    close: () => {
      for (const { key } of failed) queue.cancel(key);
      setReport(undefined);
    },
  };
}

/** Uploads each image, and puts it into its row once it is stored. The form waits for them. */
function useMatchedUploads({ template, drafts, change }: Options) {
  const service = useUploadService();
  const t = useText(uploadTexts);
  const findingText = useFileFindingText();
  const [targets] = useState(() => new WeakMap<File | StoredFile, MatchedPicture<File>>());

  async function check(file: File, { key }: MatchedPicture<File>, isFinished: boolean) {
    const size = drafts.find((draft) => draft.key === key)?.size ?? '';
    const exactPx = isFinished && template ? exactPxOf(findSize(template, size)) : undefined;
    const read = await readPictureSize(file).catch(() => undefined);
    const finding = read
      ? checkPicture(file.name, read, { ...limits, exactPx })
      : { kind: 'format' as const, name: file.name };
    if (finding) throw new Error(findingText(finding));
  }

  const handlers: UploadHandlers = {
    async upload(file, call) {
      const target = targets.get(file);
      if (target) await check(file, target, target.column.kind === 'images');
      const stored = await service.upload(file, { ...call, tags: noTags });
      if (target) targets.set(stored, target);
      return stored;
    },
    onStored(stored) {
      const target = targets.get(stored);
      if (target) change({ type: 'picture', key: target.key, column: target.column, file: stored });
    },
  };
  const [queue] = useState(() => createUploadQueue(handlers));
  useEffect(() => queue.connect(handlers));
  useEffect(() => queue.cancelAll, [queue]);
  const pending = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const failed: readonly PendingUpload[] = pending.filter(({ state }) => state === 'failed');
  usePendingReason(pending.length > failed.length ? t('busy') : failed.length > 0 ? t('unresolved') : undefined);

  function upload(matched: readonly MatchedPicture<File>[]) {
    for (const match of matched) targets.set(match.file, match);
    queue.add([...new Set(matched.map(({ file }) => file))]);
  }

  return { queue, pending, failed, upload };
}

export type PictureMatching = ReturnType<typeof usePictureMatching>;
