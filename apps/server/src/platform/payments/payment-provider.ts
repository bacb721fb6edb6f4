import type { IncomingHttpHeaders } from 'node:http';

export const onlineMethods = ['wechat', 'alipay'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** What a customer is to pay, under our own number for it. */
export interface PaymentRequest {
  no: string;
  amountFen: number;
  /** What the customer reads at the provider. */
  subject: string;
  expiresAt: Date;
  /** Where the provider tells us how it went. */
  noticeUrl: string;
  /** Where the customer's browser comes back to. */
  returnUrl: string;
  /** Where the demo cashier waits, which stands in for a provider that is not configured. */
  cashierUrl: string;
}

/** What the customer scans (`codeUrl`) or opens (`pageUrl`) to pay. */
export interface PaymentLink {
  codeUrl?: string;
  pageUrl?: string;
}

/** What a provider said about one payment, after its signature was checked. */
export interface PaymentNotice {
  /** The provider's own number of this notice: a repeated one has the same. */
  noticeId: string;
  paymentNo: string;
  /** `other`: a state on the way, or something that is not about the payment itself. */
  outcome: 'paid' | 'closed' | 'other';
  amountFen: number | undefined;
  currency: string;
  /** The provider's number of the payment. */
  providerNo: string;
  /** Everything it said, to be kept. */
  body: Record<string, unknown>;
}

export interface RawNotice {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One outside service that takes money for us. Neither the routes nor the rules know which one they talk to. */
export interface PaymentProvider {
  createPayment(request: PaymentRequest): Promise<PaymentLink>;
  /** Refuses what the provider did not sign, what is too old, and what is meant for another merchant. */
  readNotice(notice: RawNotice): PaymentNotice;
  /** Only where the demo cashier stands in: signs what the provider would say. */
  signNotice?(payment: DemoPayment): SignedNotice;
}

export interface DemoPayment {
  no: string;
  amountFen: number;
  outcome: 'paid' | 'closed';
}

export interface SignedNotice {
  headers: Record<string, string>;
  body: string;
}

/** The methods that this deployment can take. */
export type Payments = Readonly<Partial<Record<OnlineMethod, PaymentProvider>>>;
