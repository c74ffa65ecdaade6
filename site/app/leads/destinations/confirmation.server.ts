import type { SubscriptionRecord } from "../lead-record.server.ts";
import {
  type MailConfirmation,
  mailConfirmationDestination,
} from "../newsletter/confirmation-mail.server.ts";
import type { Destination } from "./destination.server.ts";
import { type EmailConfirmation, emailConfirmationDestination } from "./emailjs.server.ts";

export type ConfirmationSettings = EmailConfirmation | MailConfirmation;

/** Asks by email whether a sign-up was meant: over SMTP where that is set, otherwise by EmailJS. */
export function confirmationDestination(
  settings: ConfirmationSettings,
  confirmLinkOf: (request: SubscriptionRecord) => Promise<string>,
): Destination {
  return "smtpUrl" in settings
    ? mailConfirmationDestination(settings, confirmLinkOf)
    : emailConfirmationDestination(settings, confirmLinkOf);
}
