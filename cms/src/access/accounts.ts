import type { Core } from "@strapi/strapi";
import { invalidField } from "../lib/request-body";
import { endSessionsOf } from "../strapi/sessions";

const maxCharacters = 120;
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Refuses names of accounts that are long or have line breaks: emails and lists show them. */
export function checkAccountNames(strapi: Core.Strapi): void {
  const check = ({ params }: { params: { data?: Record<string, unknown> } }) => {
    for (const field of ["firstname", "lastname", "username"]) {
      const name = params.data?.[field];
      if (typeof name === "string" && !(name.length <= maxCharacters && oneLine.test(name)))
        throw invalidField(field, `Write a name on one line, with up to ${maxCharacters} characters`);
    }
  };
  strapi.db.lifecycles.subscribe({ models: ["admin::user"], beforeCreate: check, beforeUpdate: check });
}

interface Saved {
  password?: string;
  isActive?: boolean;
}

/**
 * Logs an account out everywhere when it gets a new password or is switched off, whoever does it. Strapi does so only
 * where people change their own; an administrator who resets a stolen account would leave the thief logged in.
 */
export function endSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    async afterUpdate({ params, result }) {
      const { isActive, password }: Saved = params.data ?? {};
      const account: { id: number } | null = result;
      if (!account || (password === undefined && isActive !== false)) return;
      await endSessionsOf(strapi, account.id);
    },
  });
}
