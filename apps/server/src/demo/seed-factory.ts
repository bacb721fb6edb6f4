import { offlineInstructions } from '@platen/demo/payments';
import { shippingMethods } from '@platen/demo/shipping';
import type { Role } from '@platen/model/abilities';
import type { FastifyBaseLogger } from 'fastify';
import type { Context, Platform } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { updateShippingSettings } from '../resources/factory/shipping-settings/shipping-settings.service.ts';
import { updatePaymentSettings } from '../resources/wallet/payment-settings/payment-settings.service.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedLibraries } from './seed-libraries.ts';
import { seedOrders } from './seed-orders.ts';

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
  await seedCatalogue(factory, { fontIds, userIds: seeding.userIds });
  await updateShippingSettings(factory, { shipping_methods: [...shippingMethods] });
  await updatePaymentSettings(factory, { offline_instructions: offlineInstructions });
  seeding.say('placing the demo orders');
  await seedOrders({
    factory,
    merchant: contextFor(seeding, 'merchant', 'customer'),
    reseller: contextFor(seeding, 'reseller', 'customer'),
  });
}

function contextFor({ platform, db, log, userIds }: Seeding, loginName: string, role: Role): Context {
  const caller = { id: userIds.get(loginName) ?? 0, role, via: { kind: 'session', sessionId: 0 } } as const;
  return { platform, db, log, caller, locale: 'zh-CN', requestId: 'seed', address: '', origin: '' };
}
