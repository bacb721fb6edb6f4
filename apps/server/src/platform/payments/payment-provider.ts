import type { IncomingHttpHeaders } from 'node:http';

export const onlineMethods = ['wechat', 'alipay'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** A payment to be made, identified by our own number. */
export interface PaymentRequest {
  no: string;
  amountFen: number;
  /** The text that the customer sees at the provider. */
  subject: string;
  expiresAt: Date;
  /** Where the provider sends its notice. */
  noticeUrl: string;
  /** Where the customer's browser returns to. */
  returnUrl: string;
  /** The address of the demo cashier, which replaces a provider that is not configured. */
  cashierUrl: string;
}

/** What the customer scans (`codeUrl`) or opens (`pageUrl`) to pay. */
export interface PaymentLink {
  codeUrl?: string;
  pageUrl?: string;
}

/** A provider's notice about one payment, after its signature was verified. */
export interface PaymentNotice {
  /** The provider's id of this notice; repeated notices have the same one. */
  noticeId: string;
  paymentNo: string;
  /** `other`: an intermediate state, or something that is not about the payment itself. */
  outcome: 'paid' | 'closed' | 'other';
  amountFen: number | undefined;
  currency: string;
  /** The provider's number of the payment. */
  providerNo: string;
  /** The whole notice, which is stored. */
  body: Record<string, unknown>;
}

export interface RawNotice {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An external payment service. Neither routes nor rules depend on which one it is. */
export interface PaymentProvider {
  createPayment(request: PaymentRequest): Promise<PaymentLink>;
  /** Throws if the provider did not sign the notice, if it is too old, or if it is for another merchant. */
  readNotice(notice: RawNotice): PaymentNotice;
  /** Only in demo providers: signs the notice that the real provider would send. */
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

/** The payment methods of this deployment. */
export type Payments = Readonly<Partial<Record<OnlineMethod, PaymentProvider>>>;
