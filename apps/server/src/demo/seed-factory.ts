import { demoCategories } from '@platen/demo/catalogue';
import { firstTemplates } from '@platen/demo/first-templates';
import { factoryHoursAgo } from '@platen/demo/orders';
import { offlineInstructions } from '@platen/demo/payments';
import { shippingMethods } from '@platen/demo/shipping';
import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { updateShippingSettings } from '../resources/factory/shipping-settings/shipping-settings.service.ts';
import { updatePaymentSettings } from '../resources/wallet/payment-settings/payment-settings.service.ts';
import { dateFactory } from './date-back.queries.ts';
import { contextFor, peopleOf } from './demo-people.ts';
import { drawTemplates, placeTemplates, seedCategories } from './seed-catalogue.ts';
import { seedFonts } from './seed-fonts.ts';
import { seedOrders } from './seed-orders.ts';

interface Seeding {
  platform: Platform;
  db: Db;
  log: FastifyBaseLogger;
  /** By login name. */
  userIds: ReadonlyMap<string, number>;
  say: (line: string) => void;
}

/** What the demo's people own and did, as far as others of it need it; the rest follows. It is made through the services, so that it obeys every rule. */
export async function seedFactory(seeding: Seeding): Promise<void> {
  const factory = contextFor(seeding, 'factory', 'staff');
  seeding.say('drawing the first templates of the demo');
  await seedFonts(factory);
  await seedCategories(factory, 'categories', demoCategories);
  await placeTemplates(factory, await drawTemplates(factory, firstTemplates), seeding.userIds);
  await updateShippingSettings(factory, { shipping_methods: [...shippingMethods] });
  await updatePaymentSettings(factory, { offline_instructions: offlineInstructions });
  await dateFactory(seeding.db, factoryHoursAgo);
  seeding.say('placing the demo orders');
  await seedOrders(peopleOf(seeding));
}
