import type { Core } from "@strapi/strapi";
import { environment } from "../lib/environment";
import { settingsUid } from "../lib/uids";
import { asRecord } from "../lib/values";
import { emailProvider } from "../strapi/email";

/** An email to one recipient. Each line is a text or a link, and becomes a paragraph. */
export interface Mail {
  to: string;
  subject: string;
  lines: (string | { label: string; href: string })[];
}

/** Returns an error whose message Strapi shows in the panel. */
const mailError = (message: string): Error => Object.assign(new Error(message), { statusCode: 400 });

/** Returns the URL of a page in the panel. */
export const panelUrl = (path: string): string => `${environment().cmsUrl}/admin${path}`;

export async function sendMail(strapi: Core.Strapi, { lines, to, ...mail }: Mail): Promise<void> {
  const subject = mail.subject.replace(/\s+/g, " ").trim();
  const paragraphs = lines.map((line) => (typeof line === "string" ? line : `${line.label}:\n${line.href}`));
  const text = `${paragraphs.join("\n\n")}\n`;
  const body = lines.map((line) => `<p>${toHtml(line)}</p>`).join("\n");
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="max-width:36em;padding:24px;font:16px/1.5 sans-serif;color:#1c1917">
${body}
</body>
</html>
`;
  await emailProvider(strapi).send({ to, subject, text, html });
}

/** Returns the company's name from the published site settings, or "Website" if they have none. */
export async function readBrand(strapi: Core.Strapi): Promise<string> {
  const settings: { brand: string | null } | null = await strapi.db
    .query(settingsUid)
    .findOne({ where: { publishedAt: { $notNull: true } }, select: ["brand"] });
  return settings?.brand ?? "Website";
}

/**
 * Makes the email provider add the brand to a sender without a name, and leave addresses out of errors. Sending throws
 * without SMTP_URL: Strapi's default provider would connect to the recipient's mail server, which most networks block
 * without an error.
 */
export function customizeEmailProvider(strapi: Core.Strapi): void {
  const { mail } = environment();
  const provider = emailProvider(strapi);
  const { send } = provider;
  provider.send = async (message) => {
    if (!mail) throw mailError("Email is off. To turn it on, set SMTP_URL and MAIL_FROM.");
    const from = mail.from.includes("<") ? mail.from : { name: await readBrand(strapi), address: mail.from };
    try {
      return await send({ ...message, from });
    } catch (error) {
      const { code, responseCode } = asRecord(error);
      const reason = [code, responseCode].filter(Boolean).join(" ") || "no reason given";
      // Leave out the mail server's response, which quotes addresses.
      throw mailError(`The mail server did not accept the email (${reason}).`);
    }
  };
}

const toHtml = (line: Mail["lines"][number]): string =>
  typeof line === "string"
    ? escapeHtml(line).replaceAll("\n", "<br>")
    : `<a href="${escapeHtml(line.href)}"><strong>${escapeHtml(line.label)}</strong></a>`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
