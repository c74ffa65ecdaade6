import { createHash, randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { errorMessage } from "../lib/values";
import { strapiService } from "../strapi/services";
import { panelUrl, readBrand, sendMail } from "./mail";

const resetLinkMs = 60 * 60_000;

/** Only a digest is stored, so a leaked database or backup holds no usable token. */
const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * Replaces Strapi's handling of forgotten passwords, which evaluates text from the panel as a template and stores the
 * token as plain text.
 */
export function replacePasswordReset(strapi: Core.Strapi): void {
  const auth = strapiService(strapi, "admin::auth");
  auth.forgotPassword = ({ email }) =>
    // Strapi does not await this, so the response time does not reveal whether the account exists.
    sendResetLink(strapi, email).catch((error: unknown) => {
      strapi.log.error(
        `The email with the link for a forgotten password was not sent: ${errorMessage(error)}`,
      );
    });
  const { resetPassword } = auth;
  auth.resetPassword = async (request) => {
    try {
      return await resetPassword({ ...request, resetPasswordToken: hashToken(request.resetPasswordToken) });
    } catch (error) {
      // A ValidationError means that the new password was refused. The link stays valid.
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
    resetPasswordToken: hashToken(token),
    resetPasswordTokenExpiresAt: new Date(Date.now() + resetLinkMs),
  });
  await sendMail(strapi, {
    to: user.email,
    subject: "Set a new password",
    lines: [
      `Someone, probably you, asked for a new password for the ${await readBrand(strapi)} panel.`,
      { label: "Set a new password", href: panelUrl(`/auth/reset-password?code=${token}`) },
      "The link works once, for one hour.",
      "If it wasn’t you, ignore this email; your password stays as it is.",
    ],
  });
}
