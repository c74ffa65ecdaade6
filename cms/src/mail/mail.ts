import type { Core } from "@strapi/strapi";
import { environment } from "../lib/environment";
import { settingsUid } from "../lib/uids";
import { emailProvider } from "../strapi/email";

/** A mail of the panel. Each line is a paragraph; a link stands on a line of its own. */
export interface Mail {
  subject: string;
  lines: (string | MailLink)[];
  /** Smaller, at the end. */
  foot?: (string | MailLink)[];
}

interface MailLink {
  label: string;
  href: string;
}

export const mailIsOff = "Email is off. Whoever runs the site turns it on with SMTP_URL and MAIL_FROM.";

/**
 * A mail was not sent. Says what went wrong without the words of the mail server, which quote addresses; the panel
 * shows an error of this status.
 */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly statusCode = 400;
}

const longestSubject = 60;

/** Starts every link of a mail. */
export const panelUrl = (path: string): string => `${environment().cmsUrl}/admin${path}`;

/** The text and, saying the same, the HTML of a mail. */
export function mailBodies({ foot = [], lines, subject }: Mail) {
  const text = [...lines, ...(foot.length > 0 ? ["--", ...foot] : [])]
    .map((line) => (typeof line === "string" ? line : `${line.label}:\n${line.href}`))
    .join("\n\n");
  const paragraphs = (all: Mail["lines"], style: string) =>
    all.map((line) => `<p style="${style}">${htmlOf(line)}</p>`).join("\n");
  const small = "margin:0 0 8px;color:#57534e;font-size:13px";
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;max-width:36em;font:16px/1.5 sans-serif;color:#1c1917">
${paragraphs(lines, "margin:0 0 16px")}
${foot.length > 0 ? `<hr style="border:0;border-top:1px solid #d6d3d1">\n${paragraphs(foot, small)}` : ""}
</body>
</html>
`;
  return { html, text: `${text}\n` };
}

/** @throws MailError */
export async function sendMail(
  strapi: Core.Strapi,
  to: string,
  mail: Mail,
  messageId?: string,
): Promise<void> {
  const subject = shortened(mail.subject.replace(/\s+/g, " ").trim(), longestSubject);
  const { html, text } = mailBodies({ ...mail, subject });
  await emailProvider(strapi).send({ to, subject, text, html, ...(messageId && { messageId }) });
}

export async function brandOf(strapi: Core.Strapi): Promise<string> {
  const settings: { brand: string | null } | null = await strapi.db
    .query(settingsUid)
    .findOne({ where: { publishedAt: { $notNull: true } }, select: ["brand"] });
  return settings?.brand ?? "Website";
}

const htmlOf = (line: string | MailLink): string =>
  typeof line === "string"
    ? escaped(line).replaceAll("\n", "<br>")
    : `<a href="${escaped(line.href)}"><strong>${escaped(line.label)}</strong></a>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
