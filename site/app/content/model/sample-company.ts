import type { SiteSettings } from "./settings.ts";

/**
 * Whether the site still shows the company that it came with: its mail address ends in `.example`, which nobody can
 * own (RFC 2606).
 */
export function isSampleCompany({ email }: Pick<SiteSettings, "email">): boolean {
  return email.endsWith(".example");
}
