/** @jsxRuntime automatic */
import { type ComponentConfig, type Config, type Data, Render } from '@measured/puck';
import { type Block, blockKindOf, sectionTypes } from '@platen/pages/blocks';
import type { AnyBlock, BlockContext } from '@platen/pages/define-block';
import { type Sections, walkBlocks } from '@platen/pages/page-tree';
import { createRoot } from 'react-dom/client';

/** The same blocks with the same views, rendered by Puck in the browser as in a React app. */
const { sections } = (window as unknown as { page: { sections: Sections } }).page;
const lead = [...walkBlocks(sections)].find((block) => 'image' in block.settings);

const context: BlockContext = {
  locale: 'zh-CN',
  sizeOf: () => ({ width: 1200, height: 1200 }),
  isLead: (id) => id === lead?.id,
  draw: (block, columns = 1) => <Drawn key={block.id} block={block} columns={columns} />,
};

function Drawn({ block, columns }: { block: AnyBlock; columns: number }) {
  const { View } = blockKindOf(block as Block);
  return <View block={block as never} context={context} columns={columns} />;
}

const config: Config = {
  components: Object.fromEntries<ComponentConfig>(
    sectionTypes.map((type) => [
      type,
      {
        render: ({ block }) => (
          <section className="pp-section">
            <Drawn block={block as AnyBlock} columns={1} />
          </section>
        ),
      },
    ]),
  ),
};
const data: Data = {
  root: { props: {} },
  content: sections.map((block) => ({ type: block.type, props: { id: block.id, block } })),
};

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Render config={config} data={data} />);
