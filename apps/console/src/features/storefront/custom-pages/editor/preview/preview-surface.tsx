import { type Block, blockKindOf } from '@platen/pages/blocks';
import { findBlock } from '@platen/pages/page-tree';
import type { Editor } from '@tiptap/core';
import { type MouseEvent, Suspense } from 'react';
import { lazyComponent } from '../../../../../ui/lazy-component.ts';
import { hover, sectionsOf, select, startTextEditing } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import { blockIdAt } from './block-boxes.ts';
import { PreviewPage } from './preview-page.tsx';
import { usePreviewDrag } from './use-preview-drag.ts';

/** The text editor is large, so it is loaded when the first text is edited. */
const TextInPlace = lazyComponent(async () => (await import('./text-in-place.tsx')).TextInPlace);

interface Props {
  document: Document | undefined;
  onEditor: (editor: Editor | undefined) => void;
}

/** The interactive page: a click selects, a second click edits a text, and a drag moves. */
export function PreviewSurface({ document, onEditor }: Props) {
  const store = usePageStore();
  const sections = usePage(sectionsOf);
  const writing = usePage(({ session }) => session.textEditing);
  const press = usePreviewDrag(document);

  const standIn = (block: Block) =>
    block.id === writing?.id ? (
      <Suspense>
        <TextInPlace key={block.id} block={block} at={writing.at} onEditor={onEditor} />
      </Suspense>
    ) : undefined;

  function click(event: MouseEvent) {
    // A click here selects; links are not followed.
    event.preventDefault();
    const id = slideIdAt(event.target) ?? blockIdAt(event.target);
    if (id === undefined) return;
    const at = { x: event.clientX, y: event.clientY };
    store.act((editor) => {
      const block = findBlock(sectionsOf(editor), id);
      const isAgain = editor.session.selectedId === id;
      return isAgain && block && isText(block) ? startTextEditing(editor, { id, at }) : select(editor, id);
    });
  }

  return (
    <div
      onClickCapture={click}
      onPointerDown={press}
      onDragStart={(event) => event.preventDefault()}
      onPointerOver={(event) => store.act((editor) => hover(editor, blockIdAt(event.target)))}
      onPointerLeave={() => store.act((editor) => hover(editor, undefined))}
      onScrollCapture={(event) => markSlide(event.target)}
    >
      <PreviewPage sections={sections} standIn={standIn} />
    </div>
  );
}

function isText(block: Block): boolean {
  return blockKindOf(block).fields.some(({ kind }) => kind === 'rich_text');
}

/**
 * Marks the dot of the slide that a carousel was scrolled to. No script runs in the preview: what a reader's browser does
 * for carousels is done here.
 */
function markSlide(target: EventTarget): void {
  const track = target as HTMLElement;
  const dots = track.parentElement?.querySelectorAll('.pp-dot') ?? [];
  if (!track.classList.contains('pp-track')) return;
  const shown = Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
  for (const [index, dot] of [...dots].entries()) dot.setAttribute('aria-current', String(index === shown));
}

/** The slide of a dot: it is selected, which scrolls it into view. */
function slideIdAt(target: EventTarget | null): string | undefined {
  const dot = (target as Partial<Element> | null)?.closest?.('.pp-dot');
  return dot?.getAttribute('href')?.replace('#slide-', '');
}
