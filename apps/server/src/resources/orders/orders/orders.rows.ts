import type { ConfigItem } from '@platen/design/config-items';
import { withOrderDiff } from '@platen/design/drawing-plan';
import { configsFor } from '@platen/design/order-images';
import { listAssets, sceneOf } from '@platen/design/scene';
import type { TemplateConfig } from '@platen/design/template';
import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import { findCountry } from '@platen/model/factory/countries';
import { amountCurrency, fenToYuan } from '@platen/model/money/money';
import type { OrderImage, OrderRow } from '@platen/model/orders/orders';
import type { Locale } from '@platen/model/text/locale';
import type { OrderImageRole } from './order-images.tables.ts';
import type { FoundOrder, SelectedOrder } from './orders.queries.ts';
import { toPrintFindings } from './print-findings.rows.ts';

/** What an order shows of production. */
export type ProductionOfOrder = Pick<OrderRow, 'production_batch_no' | 'parcels'>;

/** The images of one order by role, in sequence. */
export type ImagesByRole = Record<OrderImageRole, OrderImage[]>;

export function toOrderRow(
  row: SelectedOrder,
  images: ImagesByRole,
  production: ProductionOfOrder,
  locale: Locale,
): OrderRow {
  const {
    price_fen,
    system_rendering_price_fen,
    amount_fen,
    screen_name,
    errors_count,
    warnings_count,
    print_findings,
    ...order
  } = row;
  return {
    ...order,
    country_code: findCountry(row.country) ?? null,
    user: { id: row.user_id, screen_name },
    price: fenToYuan(price_fen),
    system_rendering_price: fenToYuan(system_rendering_price_fen),
    amount: fenToYuan(amount_fen),
    currency: amountCurrency(),
    rendering_effect_images: images.effect,
    rendering_custom_areas: images.custom,
    finding_counts: { errors: errors_count, warnings: warnings_count },
    print_findings: toPrintFindings(print_findings, locale),
    ...production,
  };
}

/** The configs that an order is drawn from, with its changes and values applied. */
export function orderConfigs(row: FoundOrder, role: OrderImageRole): TemplateConfig[] {
  return configsFor(row, role, row.size).map((config) => ({
    ...withOrderDiff(config, row.layer_diff),
    excel_config: config.excel_config.map((entry) => ({
      ...withValue(entry, row.values),
      children: entry.children.map((child) => withValue(child, row.values)),
    })),
  }));
}

/** What the customer filled in; empty fields show what is printed instead. */
export function filledFields({ excel_config, values }: FoundOrder): CustomItem[] {
  return excel_config.map((item) => withValue(item, values));
}

function withValue<T extends Pick<ConfigItem, 'key' | 'value'>>(item: T, values: Readonly<Record<string, string>>): T {
  const value = Object.hasOwn(values, item.key) ? values[item.key] : undefined;
  return value ? { ...item, value } : item;
}

/** The names of the fonts in an order's images. */
export function fontNames(row: FoundOrder): string[] {
  const configs = (['effect', 'custom', 'production'] as const).flatMap((role) => orderConfigs(row, role));
  return [...new Set(configs.flatMap((config) => listAssets(sceneOf(config, { values: row.values })).fonts))];
}
