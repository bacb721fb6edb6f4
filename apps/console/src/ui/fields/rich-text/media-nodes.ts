import { mergeAttributes, Node } from '@tiptap/core';
import { type MediaLayout, mediaDefaults, mediaOfStyle, styleOfMedia } from './media-style.ts';

export type MediaKind = 'image' | 'video';

const tags = { image: 'img', video: 'video' } as const;

/** An image or a video in a rich text. Only our own files: other URLs are dropped when they are pasted. */
function mediaNode(name: MediaKind) {
  const tag = tags[name];
  return Node.create({
    name,
    inline: true,
    group: 'inline',
    draggable: true,
    addAttributes() {
      const layoutAttribute = (key: keyof MediaLayout) => ({
        default: mediaDefaults[key],
        parseHTML: (element: HTMLElement) => mediaOfStyle((property) => element.style.getPropertyValue(property))[key],
        rendered: false,
      });
      return {
        src: { default: '' },
        alt: { default: '', rendered: name === 'image' },
        width: layoutAttribute('width'),
        height: layoutAttribute('height'),
        display: layoutAttribute('display'),
        align: layoutAttribute('align'),
      };
    },
    parseHTML: () => [{ tag: `${tag}[src^="/"]:not([src^="//"])` }],
    renderHTML({ node, HTMLAttributes }) {
      const style = styleOfMedia(node.attrs as MediaLayout);
      return [tag, mergeAttributes(HTMLAttributes, { style }, name === 'video' ? { controls: '' } : {})];
    },
  });
}

export const mediaNodes = [mediaNode('image'), mediaNode('video')];
