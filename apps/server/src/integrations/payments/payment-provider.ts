import type { IncomingHttpHeaders } from 'node:http';
import type { ClosedReason } from '@platen/model/wallet/wallet-enums';

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

/** What a provider says about one payment, in a notice or when asked, after its signature was verified. */
export interface PaymentNotice {
  /** The provider's id of this notice; repeated notices have the same one. That of an answer is made by `answerId`. */
  noticeId: string;
  paymentNo: string;
  /** `other`: an intermediate state, or something that is not about the payment itself. */
  outcome: 'paid' | ClosedReason | 'other';
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
  /**
   * Asks what became of a payment. Undefined if the provider does not know it: Alipay creates one only when the customer
   * opens its page. Throws if the provider does not answer, did not sign its answer, or answers about another payment.
   */
  findPayment(no: string): Promise<PaymentNotice | undefined>;
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

/**
 * The id under which an answer is stored beside the notices. It names the state, because the provider is asked many times
 * and only a new state is worth a row.
 */
export function answerId(no: string, state: string): string {
  return `asked:${no}:${state}`;
}

/** The payment methods of this deployment. */
export type Payments = Readonly<Partial<Record<OnlineMethod, PaymentProvider>>>;
