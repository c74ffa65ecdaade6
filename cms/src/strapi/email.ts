import type { Core } from "@strapi/strapi";

interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  from?: string | { name: string; address: string };
}

/** Provider behind Strapi's email plugin. */
interface EmailProvider {
  send(message: Message): Promise<unknown>;
}

export const emailProvider = (strapi: Core.Strapi): EmailProvider => strapi.plugin("email").provider;
