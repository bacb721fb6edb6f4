import { type Block, blockKindOf } from '@platen/pages/blocks';
import { findBlock, parentOf } from '@platen/pages/page-tree';
import { useLocale } from 'use-intl';
import { blockName } from '../store/page-document.ts';
import { type PageEditor, sectionsOf } from '../store/page-editor.ts';
import { usePage } from '../store/page-store.ts';
import { type BlockBox, boxOf, boxOfBlock, findBlockElement } from './block-boxes.ts';
import { useMeasured } from './use-measured.ts';
import { ZoneLayer } from './zone-layer.tsx';

interface Measured {
  selected: BlockBox | null;
  hovered: BlockBox | null;
  /** The image on which zones are drawn. */
  area: BlockBox | null;
}

/** Draws the selection, the hovered block, the drop position, and the zones of an image. */
export function PreviewOverlay({ document }: { document: Document }) {
  const locale = useLocale();
  const sections = usePage(sectionsOf);
  const session = usePage((editor) => editor.session);
  const zoned = usePage(zonedBlock);
  const { selectedId, hoveredId, drop, textEditing } = session;
  const measured = useMeasured<Measured>(document, () => {
    const boxAt = (id: string | undefined) => id !== undefined && boxOfBlock(document.body, id);
    const picture = zoned && findBlockElement(document.body, zoned.id)?.querySelector('.pp-area');
    return {
      selected: boxAt(selectedId) || null,
      hovered: (hoveredId !== selectedId && boxAt(hoveredId)) || null,
      area: picture ? boxOf(picture.getBoundingClientRect(), document) : null,
    };
  });

  const selected = selectedId === undefined ? undefined : findBlock(sections, selectedId);
  // A zone already shows its name, and a text that is being edited must not be covered.
  const hasChip = selected && !blockKindOf(selected).isZone && textEditing === undefined;
  return (
    <div className="pe-overlay">
      {measured.hovered && <div className="pe-box pe-hover" style={measured.hovered} />}
      {measured.selected && (
        <div className="pe-box pe-selected" style={measured.selected} data-dragged={drop !== undefined}>
          {hasChip && <span className="pe-chip">{blockName(selected, locale)}</span>}
        </div>
      )}
      {zoned && measured.area && <ZoneLayer block={zoned} box={measured.area} />}
      {drop && <div className="pe-drop" style={drop.line} />}
    </div>
  );
}

/** The selected block or its parent, if zones are drawn on its image. */
function zonedBlock(editor: PageEditor): Block | undefined {
  const { selectedId } = editor.session;
  if (selectedId === undefined) return undefined;
  const sections = sectionsOf(editor);
  const block = findBlock(sections, selectedId);
  if (!block) return undefined;
  return blockKindOf(block).isZone ? parentOf(sections, selectedId) : hasZones(block) ? block : undefined;
}

function hasZones(block: Block): boolean {
  return Object.keys(blockKindOf(block).children).some((type) => blockKindOf({ type: type as Block['type'] }).isZone);
}
