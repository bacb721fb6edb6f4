/** @jsxRuntime automatic */
import { resizeQualityDefault, resizeWidthsPx } from '@platen/model/files/resized-pictures';
import { pageWidthPx } from '../../limits.ts';
import type { BlockContext } from '../define-block.ts';

/** The widths for pages, from a small phone to a high-resolution desktop. */
const offeredWidthsPx = resizeWidthsPx.filter((width) => width >= 300 && width <= 2000);

interface Props {
  id: string;
  url: string;
  alt: string;
  context: BlockContext;
  /** The number of blocks that share the width of the page. */
  columns: number;
  style?: { objectFit: 'contain' | 'cover' | 'fill' | 'scale-down'; height?: number };
}

/** A picture in a size that suits the reader's screen; its space is reserved until it is loaded. */
export function Picture({ id, url, alt, context, columns, style }: Props) {
  if (url === '') return <span className="pp-empty" />;
  const size = context.sizeOf(url);
  const widths = offeredWidthsPx.filter((width) => size && width < size.width);
  const isLead = context.isLead(id);
  return (
    <img
      className="pp-picture"
      src={resized(url, widths.findLast((width) => width <= 1000) ?? 1000)}
      {...(widths.length > 1 && {
        srcSet: widths.map((width) => `${resized(url, width)} ${width}w`).join(', '),
        sizes: `(min-width: ${pageWidthPx}px) ${Math.round(pageWidthPx / columns)}px, ${Math.round(100 / columns)}vw`,
      })}
      {...size}
      alt={alt}
      loading={isLead ? 'eager' : 'lazy'}
      {...(isLead && { fetchPriority: 'high' })}
      decoding="async"
      style={style}
    />
  );
}

function resized(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}&quality=${resizeQualityDefault}`;
}
