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
import { seedCatalogue } from './seed-catalogue.ts';
import { seedLibraries } from './seed-libraries.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPages } from './seed-pages.ts';

interface Seeding {
  platform: Platform;
  db: Db;
  log: FastifyBaseLogger;
  /** By login name. */
  userIds: ReadonlyMap<string, number>;
  say: (line: string) => void;
}

/** What the demo's people own and did. It is made through the services, so that it obeys every rule. */
export async function seedFactory(seeding: Seeding): Promise<void> {
  const factory = contextFor(seeding, 'factory', 'staff');
  seeding.say('drawing the demo catalogue');
  const fontIds = await seedLibraries(factory);
  const templateIds = await seedCatalogue(factory, { fontIds, userIds: seeding.userIds });
  await seedPages(factory, templateIds);
  await updateShippingSettings(factory, { shipping_methods: [...shippingMethods] });
  await updatePaymentSettings(factory, { offline_instructions: offlineInstructions });
  await dateFactory(seeding.db, factoryHoursAgo);
  seeding.say('placing the demo orders');
  await seedOrders(peopleOf(seeding));
}
