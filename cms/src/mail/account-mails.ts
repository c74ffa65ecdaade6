import { createHash, randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { reasonOf } from "../lib/values";
import { strapiService } from "../strapi/services";
import { brandOf, type Mail, panelUrl, sendMail } from "./mail";

const resetLinkMs = 60 * 60_000;

/**
 * Sends the email of a forgotten password. Strapi's own would compile it as a template, with the brand that editors
 * write in it, and keep the token of its link in clear.
 */
export function sendPasswordMails(strapi: Core.Strapi): void {
  const auth = strapiService(strapi, "admin::auth");
  auth.forgotPassword = ({ email }) =>
    // Strapi does not wait for it: the time of an answer would tell who has an account.
    sendResetLink(strapi, email).catch((error: unknown) => {
      strapi.log.error(`The email with the link for a forgotten password was not sent: ${reasonOf(error)}`);
    });
  const { resetPassword } = auth;
  auth.resetPassword = async (request) => {
    try {
      return await resetPassword({ ...request, resetPasswordToken: digest(request.resetPasswordToken) });
    } catch (error) {
      // What is wrong with the new password is said as it is: the link stays good.
      if (!(error instanceof errors.ApplicationError) || error instanceof errors.ValidationError) throw error;
      throw new errors.ApplicationError("This link has expired or was used. Ask for a new one.");
    }
  };
}

async function sendResetLink(strapi: Core.Strapi, email: string): Promise<void> {
  const user: { id: number; email: string } | null = await strapi.db
    .query("admin::user")
    .findOne({ where: { email, isActive: true }, select: ["id", "email"] });
  if (!user) return;
  const token = randomBytes(20).toString("hex");
  await strapiService(strapi, "admin::user").updateById(user.id, {
    resetPasswordToken: digest(token),
    resetPasswordTokenExpiresAt: new Date(Date.now() + resetLinkMs),
  });
  await sendMail(strapi, user.email, passwordMail(await brandOf(strapi), token));
}

/** The database, and so a backup, holds no token that works. */
const digest = (token: string): string => createHash("sha256").update(token).digest("hex");

const passwordMail = (brand: string, token: string): Mail => ({
  subject: "Set a new password",
  lines: [
    `Someone, probably you, asked for a new password for the ${brand} panel.`,
    { label: "Set a new password", href: panelUrl(`/auth/reset-password?code=${token}`) },
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
