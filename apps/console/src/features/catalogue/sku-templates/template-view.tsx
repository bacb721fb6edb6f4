import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { PictureDetail } from '../../../ui/detail/picture-detail.tsx';
import { CustomItemsCard } from './custom-items-card.tsx';
import { PrintArea } from './print-area.tsx';
import { TemplateFacts, TemplateFigures } from './template-facts.tsx';
import { TemplateSizes } from './template-sizes.tsx';

/** A template as its viewers see it, from the gallery and from the private list alike. */
export function TemplateView({ template, addedAt }: { template: SkuTemplate; addedAt?: string }) {
  return (
    <PictureDetail
      pictures={template.effect_images.map(({ url, filename }) => ({ url, name: filename }))}
      aside={<PrintArea template={template} />}
    >
      <TemplateFigures template={template} />
      <TemplateSizes template={template} />
      <CustomItemsCard template={template} />
      <TemplateFacts template={template} addedAt={addedAt} />
    </PictureDetail>
  );
}
