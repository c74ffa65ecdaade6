import type { SiteSettings } from "~/content/model/model.ts";
import type { ConfirmationSettings, NewsletterSender } from "~/leads/destinations/confirmation.server.ts";
import type { NewsletterSettings } from "~/leads/leads-options.server.ts";
import type { Config } from "./config.ts";

/** The newsletter's side of the leads; `settings` are the sponsor's own words, absent until the content is open. */
export function newsletterSettings(
  config: Config,
  settings: () => SiteSettings | undefined,
): NewsletterSettings {
  return {
    accessKey: config.content.token,
    confirmation: confirmationOf(config, settings),
    publicUrl: config.publicUrl,
  };
}

function confirmationOf(
  { email }: Config,
  settings: () => SiteSettings | undefined,
): ConfirmationSettings | null {
  const templateId = email?.signUpTemplateId;
  if (!email || !templateId) return null;
  return { ...email, templateId, sender: () => senderOf(settings()) };
}

function senderOf(settings: SiteSettings | undefined): NewsletterSender | undefined {
  if (!settings) return undefined;
  const { addressLines, brand, newsletterTitle } = settings;
  return { brand, newsletterTitle, postalAddress: addressLines.join(", ") };
}
