import { type Editor, layersOf, withSession } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import { ancestorsOf, frameOnCanvas, indexLayers } from '@platen/design/editor/layer-nodes';
import { select } from '@platen/design/editor/selection';

/** Selects a layer and makes it visible: expands its containers in the tree and centers it on the stage. */
export function showLayer(editor: Editor, id: string): Editor {
  const node = indexLayers(layersOf(editor)).get(id);
  if (!node) return editor;
  const around = new Set([...ancestorsOf(node)].map(({ layer }) => layer.id));
  const collapsed = new Set([...editor.session.collapsed].filter((each) => !around.has(each)));
  const { left, top, width, height } = frameOnCanvas(node);
  const { stage, view } = editor.session;
  const factor = view.zoomPercent / 100;
  const pan = {
    x: stage.width / 2 - (left + width / 2) * factor,
    y: stage.height / 2 - (top + height / 2) * factor,
  };
  return select(withSession(editor, { collapsed, view: { ...view, pan } }), [id]);
}

/** Shows an image and one of its layers, if they exist. */
export function showConfigAndLayer(editor: Editor, configId: string | undefined, layerId: string | undefined): Editor {
  const shown = configId === undefined ? editor : showConfig(editor, configId);
  return layerId === undefined ? shown : showLayer(shown, layerId);
}
