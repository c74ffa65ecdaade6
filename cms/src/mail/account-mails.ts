import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { strapiService } from "../strapi-internals/services";
import { brandOf, type Mail, mailBodies, panelUrl } from "./mail";

/** Strapi fills these into its own template. */
const link = "<%= url %>";

/** The mail of a forgotten password, worded with the brand of the moment. */
export function wordPasswordMail(strapi: Core.Strapi): void {
  strapi.config.set("admin.absoluteUrl", panelUrl(""));
  const auth = strapiService(strapi, "admin::auth");
  const { forgotPassword } = auth;
  auth.forgotPassword = async (request) => {
    const mail = passwordMail(await brandOf(strapi));
    const bodies = mailBodies(mail);
    // The link of a mail in HTML is escaped, the place for it is not.
    const html = bodies.html.replace("&lt;%= url %&gt;", link);
    strapi.config.set("admin.forgotPassword.emailTemplate", { subject: mail.subject, ...bodies, html });
    await forgotPassword(request);
  };
  const { resetPassword } = auth;
  auth.resetPassword = async (request) => {
    try {
      return await resetPassword(request);
    } catch (error) {
      // What is wrong with the new password is said as it is: the link stays good.
      if (!(error instanceof errors.ApplicationError) || error instanceof errors.ValidationError) throw error;
      throw new errors.ApplicationError("This link has expired or was used. Ask for a new one.");
    }
  };
}

const passwordMail = (brand: string): Mail => ({
  subject: "Set a new password",
  lines: [
    `Someone, probably you, asked for a new password for the ${brand} panel.`,
    { label: "Set a new password", href: link },
    "The link works once, for one hour.",
    "If it wasn’t you, ignore this email; your password stays as it is.",
  ],
});

export interface Invited {
  email: string;
  registrationToken: string;
  roles: { name: string }[];
}

export const invitationMail = (brand: string, { registrationToken, roles }: Invited, by: string): Mail => ({
  subject: `You are invited to the ${brand} panel`,
  lines: [
    `${by} invited you as ${roles.map(({ name }) => name).join(", ")}.`,
    { label: "Choose a password", href: panelUrl(`/auth/register?registrationToken=${registrationToken}`) },
    "The link works once.",
  ],
});
