import type { Core } from "@strapi/strapi";
import { endSessionsOf } from "../strapi/sessions";

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
