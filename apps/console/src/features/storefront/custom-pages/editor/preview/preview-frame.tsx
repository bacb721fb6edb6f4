import { pageStyle } from '@platen/pages/page-style';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

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

/** What the editor draws over the page, inside the page's own window. */
const frameStyle = `
body{position:relative;min-height:100vh}
.pp-page{user-select:none}
.pp-text{cursor:text}
[data-dragging]{cursor:grabbing}
[data-dragging] *{cursor:inherit!important}
.pe-blank{display:grid;place-items:center;min-height:96px;padding:16px;background:#f4f5f9;color:#6b7087;font-size:13px;border:1px dashed #d5d8e4}
.pe-overlay{position:absolute;inset:0;pointer-events:none;z-index:10}
.pe-box{position:absolute;pointer-events:none}
.pe-hover{outline:1.5px solid rgb(100 108 255/.6);outline-offset:-1px}
.pe-selected{outline:2px solid #646cff;outline-offset:-2px}
.pe-chip{position:absolute;left:0;top:0;padding:1px 8px;border-radius:0 0 6px 0;background:#4f46e5;color:#fff;font:500 12px/20px system-ui,sans-serif;white-space:nowrap}
.pe-selected[data-dragged=true]{background:rgb(255 255 255/.55)}
.pe-drop{position:absolute;box-shadow:0 0 0 1.5px #646cff}
.pe-drop::before{content:"";position:absolute;left:-5px;top:-5px;width:10px;height:10px;border:2px solid #646cff;border-radius:50%;background:#fff}
.pe-writing{min-height:1.6em;outline:none;user-select:text;white-space:break-spaces}
.pe-writing .ProseMirror-separator{display:inline!important;width:0!important;height:0!important}
.pe-writing .ProseMirror-selectednode{outline:2px solid #646cff}
.pe-area{position:absolute;pointer-events:auto;cursor:crosshair;touch-action:none}
.pe-zone{position:absolute;border:1.5px dashed #646cff;background:rgb(100 108 255/.1);cursor:move;pointer-events:auto;touch-action:none}
.pe-zone[data-selected=true]{border-style:solid;background:rgb(100 108 255/.2)}
.pe-zone:focus-visible{outline:3px solid #646cff}
.pe-zone>span{position:absolute;left:2px;top:2px;max-width:100%;overflow:hidden;padding:0 4px;border-radius:4px;background:#fff;color:#4f46e5;font:500 11px/16px system-ui,sans-serif;white-space:nowrap;text-overflow:ellipsis;pointer-events:none}
.pe-zone[data-selected=true]>span{background:#4f46e5;color:#fff}
.pe-handle{position:absolute;width:9px;height:9px;margin:-5px;border:1.5px solid #646cff;border-radius:2px;background:#fff;pointer-events:auto;touch-action:none}
.pe-handle::after{content:"";position:absolute;inset:-6px}
`;
