import { pageStyle } from '@platen/pages/page-style';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { frameStyle } from './frame-style.ts';

interface Props {
  title: string;
  widthPx: number;
  heightPx: number;
  onReady?: (document: Document) => void;
  children: ReactNode;
}

/**
 * A page in a frame of its own width. It is rendered from here, and no script runs in it, whatever a text may contain:
 * its policy blocks script elements and attributes.
 */
export function PreviewFrame({ title, widthPx, heightPx, onReady, children }: Props) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Safari calls no listeners in a sandbox without scripts; the policy blocks scripts too */}
      <iframe
        title={title}
        srcDoc={frameHtml()}
        style={{ display: 'block', width: widthPx, height: heightPx, border: 0, background: '#fff' }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          setBody(contentDocument.body);
          onReady?.(contentDocument);
        }}
      />
      {body && createPortal(children, body)}
    </>
  );
}

function frameHtml(): string {
  const { origin } = window.location;
  const policy = `default-src 'none'; img-src ${origin}; media-src ${origin}; style-src 'unsafe-inline'`;
  return (
    `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<style>${pageStyle}${frameStyle}</style></head><body></body></html>`
  );
}
