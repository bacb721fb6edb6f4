import { isLink } from '@platen/pages/links';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { mediaNodes } from './media-nodes.ts';

/**
 * What a rich text may contain: exactly what the server accepts (`rich-text.ts` there). Undo is left to the screen
 * around the field, which undoes everything else too.
 */
export const textExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    undoRedo: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isLink(address ?? ''),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right', 'justify'] }),
  TextStyle,
  Color,
  ...mediaNodes,
];
