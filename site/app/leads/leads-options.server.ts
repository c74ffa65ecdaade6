import type { ConfirmationSettings } from "./destinations/confirmation.server.ts";
import type { EmailSettings } from "./destinations/email.server.ts";
import type { InboxSettings } from "./destinations/inbox-call.server.ts";
import type { WebhookSettings } from "./destinations/webhook.server.ts";

/** Writes one line of the log. The fields never hold what a visitor typed. */
export type LogEvent = (event: string, fields: Record<string, string | number | boolean>) => void;

export interface NewsletterSettings {
  /** The secret that all instances share, from which the keys of the links are made. */
  readonly accessKey: string | undefined;
  /** Asks by email whether a sign-up was meant; without it the team does. */
  readonly confirmation: ConfirmationSettings | null;
  /** Where the site is reached, without a trailing slash; the links begin with it. */
  readonly publicUrl: string;
}

export interface LeadsOptions {
  /** Folder of this queue alone; made if it is missing and kept private to its owner. */
  readonly stateDir: string;
  readonly inbox: InboxSettings | null;
  readonly email: EmailSettings | null;
  readonly webhook: WebhookSettings | null;
  readonly newsletter: NewsletterSettings;
  /** Email addresses and domains that are answered 403 "Forbidden". */
  readonly blockList: readonly string[];
  /** Shortest time between two leads of one visitor; sooner is answered 429 "Too Many Requests". 0 switches it off. */
  readonly throttleMs: number;
  /** Whether a browser driven by a program is answered 451 "Unavailable For Headless Browser". */
  readonly blockHeadless: boolean;
  /** Leads taken from one address in an hour as they are; more are marked for review, ten times as many refused. */
  readonly rateLimitPerHour: number;
  readonly log: LogEvent;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Scales every wait of the desk; tests make it short. */
  readonly pace?: number;
}
