import type { Core } from "@strapi/strapi";

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  from?: string | { name: string; address: string };
}

/** Provider behind Strapi's email plugin. */
export interface EmailProvider {
  send(message: Message): Promise<unknown>;
}

export interface EmailExtension {
  bootstrap(context: { strapi: Core.Strapi }): Promise<void>;
}

export const emailProvider = (strapi: Core.Strapi): EmailProvider => strapi.plugin("email").provider;

export function setEmailProvider(strapi: Core.Strapi, provider: EmailProvider): void {
  strapi.plugin("email").provider = provider;
}
