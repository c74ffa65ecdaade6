import type { SiteSettings } from "~/content/model/model.ts";
import type { NewsletterSettings } from "~/leads/leads.server.ts";
import type { Config } from "./config.ts";

/** The newsletter's side of the leads; `settings` are the sponsor's own words. */
export function newsletterSettings(config: Config, settings: () => SiteSettings): NewsletterSettings {
  const { content, email, publicUrl } = config;
  const templateId = email?.signUpTemplateId;
  const confirmation = email && templateId ? { ...email, templateId, sender } : null;
  return { accessKey: content.token, confirmation, publicUrl };

  function sender() {
    const { addressLines, brand, newsletterTitle } = settings();
    return { brand, newsletterTitle, postalAddress: addressLines.join(", ") };
  }
}
