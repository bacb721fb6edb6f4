import { findingText } from '@platen/design/design.messages';
import { findDifferences, type OrderDifference } from '@platen/design/order-differences';
import { templateName, templateTypes } from '@platen/design/template';
import type { OrderFinding } from '@platen/model/orders/orders';
import { type Locale, textIn } from '@platen/model/text/locale';
import type { FoundOrder } from './orders.queries.ts';
import { orderConfigs } from './orders.rows.ts';

/** Findings about images of an order that show different things because of its changes, in the reader's language. */
export function orderFindings(row: FoundOrder, locale: Locale): OrderFinding[] {
  const named = templateTypes.flatMap((type) => {
    const configs = orderConfigs(row, type);
    return configs.map((config, index) => ({
      config,
      name: textIn(templateName(type, index, configs.length), locale),
    }));
  });
  const nameOf = new Map(named.map(({ config, name }) => [config, name]));
  const differences = findDifferences(
    named.map(({ config }) => config),
    row.values,
  );
  return differences.map((difference) => toFinding(difference, nameOf, locale));
}

function toFinding(
  { kind, name, configs }: OrderDifference,
  nameOf: ReadonlyMap<OrderDifference['configs'][number]['config'], string>,
  locale: Locale,
): OrderFinding {
  const images = configs.map(({ config, shows }) => {
    const image = nameOf.get(config) ?? config.name;
    // The address of a picture means nothing to people.
    return shows === '' || shows.includes('/') ? image : `${image} (${shows})`;
  });
  return {
    kind,
    name: typeof name === 'string' ? name : textIn(name, locale),
    config_ids: configs.map(({ config }) => config.id),
    message: findingText(
      { message: kind, params: { name, images: images.join(locale === 'zh-CN' ? '、' : ', ') } },
      locale,
    ),
  };
}
