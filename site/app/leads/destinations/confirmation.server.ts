import type { SubscriptionRecord } from "../lead-record.server.ts";
import type { DeliveryRefusal, Destination } from "./destination.server.ts";
import { checkEmailSettings, deliverEmail, type EmailSettings, emailsAtATime } from "./email.server.ts";

/** Who writes: the law asks for a name and a postal address in every marketing email. */
export interface NewsletterSender {
  readonly brand: string;
  readonly newsletterTitle: string;
  readonly postalAddress: string;
}

export interface ConfirmationSettings extends EmailSettings {
  /** Asked before every email; absent until the content has been read. */
  readonly sender: () => NewsletterSender | undefined;
}

const notYet: DeliveryRefusal = {
  delivered: false,
  status: "no sender yet",
  concerns: "destination",
  needsAttention: false,
};

/**
 * Asks whoever owns an address whether they meant to sign up. Goes the way of call 5 with a template of its own.
 * Throws EmailParameterError when its settings are incomplete.
 */
export function confirmationDestination(
  settings: ConfirmationSettings,
  confirmLinkOf: (request: SubscriptionRecord) => string,
  now: () => number,
): Destination {
  checkEmailSettings(settings);
  return {
    name: "confirmation",
    concurrency: emailsAtATime,
    callFor(record) {
      if (record.form !== "newsletter" || record.event !== "requested") return undefined;
      if (record.confirmation !== "link") return undefined;
      return async (signal) => {
        const sender = settings.sender();
        if (!sender) return notYet;
        const templateParams = {
          email: record.email,
          confirm_link: confirmLinkOf(record),
          unsubscribe_link: record.unsubscribeLink,
          brand: sender.brand,
          postal_address: sender.postalAddress,
          newsletter_title: sender.newsletterTitle,
        };
        return deliverEmail({ settings, templateParams, signal, now });
      };
    },
  };
}
