import { findingText } from '@platen/design/design.messages';
import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { CanvasConfig, DesignDocument } from '@platen/design/editor/design-document';
import { documentOf } from '@platen/design/editor/editor';
import { findCoveredArtwork } from '@platen/design/label-check';
import type { Locale } from '@platen/model/text/locale';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { openPlanChecker } from './plan-checker.ts';
import type { PlanFinding, PreflightFinding } from './preflight.types.ts';

/** What a check needs from the screen around it. */
export interface PreflightSource {
  /** The drawing plan of an image as it will be printed. */
  readonly planOf: (document: DesignDocument, configId: string) => DrawingPlan | undefined;
  readonly fontUrls: FontUrls;
  /** Whether a finding needs no correction, because orders fill in what is missing. */
  readonly isSettled: (plan: DrawingPlan, finding: PlanFinding) => boolean;
}

export interface DesignWatch {
  /** Checks immediately what has changed since the last check. */
  check: () => Promise<readonly PreflightFinding[]>;
  close: () => void;
}

interface Checked {
  /** Everything that the image was drawn from. */
  readonly from: readonly unknown[];
  readonly findings: readonly PlanFinding[];
}

/** Waits for a pause in editing. */
const debounceMs = 300;

/** Checks every image of a design, again whenever it changes. Unchanged images are not checked again. */
export function watchDesign(
  store: EditorStore,
  { planOf, fontUrls, isSettled }: PreflightSource,
  onFound: (findings: readonly PreflightFinding[]) => void,
): DesignWatch {
  const checker = openPlanChecker();
  const known = new Map<string, Checked>();
  let document = documentOf(store.get());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  let isClosed = false;
  let running: Promise<readonly PreflightFinding[]> = Promise.resolve([]);

  function check(): Promise<readonly PreflightFinding[]> {
    clearTimeout(timer);
    running = checkAll(++round);
    return running;
  }

  async function checkAll(own: number): Promise<readonly PreflightFinding[]> {
    const now = documentOf(store.get());
    for (const config of now.configs) {
      const from = [config, ...configsShownInAreas(now), now.orderValues];
      if (isSame(known.get(config.id)?.from, from)) continue;
      const plan = planOf(now, config.id);
      const drawn = plan ? await checker.check({ plan, fontUrls }) : [];
      const isReported = (finding: PlanFinding) => !plan || !isSettled(plan, finding);
      const findings = drawn && [...drawn.filter(isReported), ...labelFindings(config, now)];
      // A newer round supersedes this one; after closing, the result is not needed.
      if (own !== round) return isClosed ? [] : running;
      if (findings) known.set(config.id, { from, findings });
    }
    const all = withNumbers(now.configs, known);
    onFound(all);
    return all;
  }

  const unsubscribe = store.subscribe(() => {
    const now = documentOf(store.get());
    if (now === document) return;
    document = now;
    clearTimeout(timer);
    timer = setTimeout(() => void check(), debounceMs);
  });
  return {
    check,
    close() {
      isClosed = true;
      round++;
      unsubscribe();
      clearTimeout(timer);
      checker.close();
    },
  };
}

/** An order cannot move the labels of its template, so its designer does not report them. */
function labelFindings({ type, layers }: CanvasConfig, { orderValues }: DesignDocument): PlanFinding[] {
  if (type !== 'production' || orderValues !== undefined) return [];
  return findCoveredArtwork(layers).map(({ label, covered }) => {
    const params = { label: label.name || label.id, layer: covered.name || covered.id };
    const textIn = (locale: Locale) => findingText({ message: 'label_covers_artwork', params }, locale);
    const text = { zh: textIn('zh-CN'), en: textIn('en-US') };
    return { kind: 'label_covers_artwork', layer_id: label.id, detail: params.layer, severity: 'warning', text };
  });
}

/** The images that are shown in areas of other images: a change in them changes the others. */
function configsShownInAreas({ configs }: DesignDocument): CanvasConfig[] {
  return configs.filter(({ type }) => type !== 'production');
}

function isSame(before: readonly unknown[] | undefined, now: readonly unknown[]): boolean {
  return before?.length === now.length && before.every((each, index) => each === now[index]);
}

/** By image, the most severe first. */
function withNumbers(configs: readonly CanvasConfig[], known: ReadonlyMap<string, Checked>): PreflightFinding[] {
  const all = configs.flatMap(({ id, name }) => {
    const { findings = [] } = known.get(id) ?? {};
    const sorted = findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
    return sorted.map((finding) => ({ ...finding, configId: id, configName: name }));
  });
  return all.map((finding, index) => ({ ...finding, number: index + 1 }));
}
