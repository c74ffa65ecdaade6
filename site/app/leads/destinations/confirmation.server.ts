import { html as escapedHtml } from "hono/html";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { SubscriptionRecord } from "../lead-record.server.ts";
import type { DeliveryResult, Destination } from "./destination.server.ts";

/** Sender details. Marketing emails must by law have a name and a postal address. */
interface NewsletterSender {
  readonly brand: string;
  readonly newsletterTitle: string;
  readonly postalAddress: string;
}

export interface ConfirmationSettings {
  readonly from: string;
  readonly sender: () => NewsletterSender;
  readonly sendMail: (mail: SendMailOptions) => Promise<unknown>;
}

/** Milliseconds, each less than the call deadline, so that the log shows the error code of the mail client. */
const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 8_000 };

/** Returns a function that sends mail by smtp://user:password@host:port, or smtps:// for implicit TLS. */
export function createMailer(smtpUrl: string): ConfirmationSettings["sendMail"] {
  const transport = createTransport({ url: smtpUrl, requireTLS: !isOnThisMachine(smtpUrl), ...timeouts });
  return (mail) => transport.sendMail(mail);
}

/** Sends the email that asks a newsletter sign-up to confirm. The link's validity starts when the email is sent. */
export function confirmationDestination(
  { from, sender, sendMail }: ConfirmationSettings,
  createConfirmLink: (request: SubscriptionRecord) => Promise<string>,
): Destination {
  return {
    name: "confirmation",
    // Small mail servers limit connections.
    concurrency: 1,
    callFor(record) {
      if (record.form !== "newsletter" || record.confirmation !== "link") return undefined;
      return async (signal): Promise<DeliveryResult> => {
        const { unsubscribeLink } = record;
        const content = { ...sender(), confirmLink: await createConfirmLink(record), unsubscribeLink };
        signal.throwIfAborted();
        try {
          await sendMail({
            from: from.includes("<") ? from : { name: content.brand, address: from },
            to: record.email,
            // Every attempt has the same ID, so that mail servers can drop duplicates.
            messageId: `<${record.submissionId}.confirmation@${hostOf(from)}>`,
            headers: {
              "List-Unsubscribe": `<${unsubscribeLink}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
            ...composeMail(content),
          });
          return { delivered: true, status: "250" };
        } catch (error) {
          return mailRefusalOf(error);
        }
      };
    },
  };
}

const isOnThisMachine = (url: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";

interface MailContent extends NewsletterSender {
  readonly confirmLink: string;
  readonly unsubscribeLink: string;
}

function composeMail({ brand, confirmLink, newsletterTitle, postalAddress, unsubscribeLink }: MailContent) {
  const reason = `Someone, probably you, asked for ${newsletterTitle} at this address.`;
  const ignoreNote = "If it wasn’t you, ignore this email: you are not subscribed.";
  const footer = `${brand}, ${postalAddress}`;
  const subject = `Confirm your subscription to ${newsletterTitle}`;
  const text = [
    reason,
    `Confirm your subscription:\n${confirmLink}`,
    ignoreNote,
    "--",
    footer,
    `Unsubscribe:\n${unsubscribeLink}`,
  ].join("\n\n");
  const html = escapedHtml`<p>${reason}</p>
<p><a href="${confirmLink}"><strong>Confirm your subscription</strong></a></p>
<p>${ignoreNote}</p>
<hr>
<p><small>${footer}<br><a href="${unsubscribeLink}">Unsubscribe</a></small></p>`;
  return { subject, text, html: String(html) };
}

/** Returns the refusal with codes only, because the server's message may quote the email address. */
function mailRefusalOf(error: unknown): DeliveryResult {
  const { code, command, responseCode }: { code?: unknown; command?: unknown; responseCode?: unknown } =
    typeof error === "object" && error !== null ? error : {};
  const codes = [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number");
  // A refused sender would fail every email.
  const isRecipientRefused = code === "EENVELOPE" && command !== "MAIL FROM";
  const isContentRefused = code === "EMESSAGE";
  return {
    delivered: false,
    status: codes.join(" ") || "0 Network Error",
    concerns: isRecipientRefused || isContentRefused ? "lead" : "destination",
    needsAttention: typeof responseCode === "number" && responseCode >= 500,
  };
}
