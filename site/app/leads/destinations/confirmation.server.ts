import type { SubscriptionRecord } from "../lead-record.server.ts";
import {
  type MailConfirmation,
  mailConfirmationDestination,
} from "../newsletter/confirmation-mail.server.ts";
import type { Destination } from "./destination.server.ts";
import { type EmailConfirmation, emailConfirmationDestination } from "./emailjs.server.ts";

export type ConfirmationSettings = EmailConfirmation | MailConfirmation;

/** Sends the email that asks to confirm a sign-up: over SMTP if configured, otherwise through EmailJS. */
export function confirmationDestination(
  settings: ConfirmationSettings,
  confirmLinkOf: (request: SubscriptionRecord) => Promise<string>,
): Destination {
  return "smtpUrl" in settings
    ? mailConfirmationDestination(settings, confirmLinkOf)
    : emailConfirmationDestination(settings, confirmLinkOf);
}
