import type { Core } from "@strapi/strapi";

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  from?: string | { name: string; address: string };
  /** Equal for each try of one mail, so that a mail server can drop a second copy. */
  messageId?: string;
}

/** What Strapi's email plugin sends with; its own plugin and this project's mails end there. */
export interface EmailProvider {
  send(message: Message): Promise<unknown>;
}

/** The part of Strapi's email plugin that its extension changes. */
export interface EmailExtension {
  bootstrap(context: { strapi: Core.Strapi }): Promise<void>;
}

export const emailProvider = (strapi: Core.Strapi): EmailProvider => strapi.plugin("email").provider;

export function setEmailProvider(strapi: Core.Strapi, provider: EmailProvider): void {
  strapi.plugin("email").provider = provider;
}
