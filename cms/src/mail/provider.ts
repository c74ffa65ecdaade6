import type { Core } from "@strapi/strapi";
import { environment } from "../lib/environment";
import { type EmailProvider, emailProvider, setEmailProvider } from "../strapi/email";
import { brandOf, MailError, mailIsOff } from "./mail";

interface SmtpFailure {
  code?: unknown;
  responseCode?: unknown;
}

/**
 * Gives Strapi's email plugin its sender's name and keeps addresses out of its errors. Without a mail server it refuses:
 * Strapi's own default would call the recipient's mail server from here, which most networks block without a word.
 */
export function guardProvider(strapi: Core.Strapi): void {
  const { mail } = environment();
  const provider = mail ? named(strapi, emailProvider(strapi), mail.from) : { send: refuse };
  setEmailProvider(strapi, provider);
}

const refuse = (): Promise<never> => Promise.reject(new MailError(mailIsOff));

function named(strapi: Core.Strapi, provider: EmailProvider, from: string): EmailProvider {
  return {
    ...provider,
    async send(message) {
      const sender = from.includes("<") ? from : { name: await brandOf(strapi), address: from };
      try {
        return await provider.send({ ...message, from: sender });
      } catch (error) {
        throw new MailError(reasonOf(error));
      }
    },
  };
}

function reasonOf(error: unknown): string {
  const { code, responseCode }: SmtpFailure = typeof error === "object" && error !== null ? error : {};
  const known = [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number");
  return `The mail server did not take the mail (${known.join(" ") || "no reason given"}).`;
}
