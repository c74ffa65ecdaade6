import type { Core } from "@strapi/strapi";
import { guardAccounts, hideAccounts, refuseWeakPasswords } from "./access/accounts";
import { guardPanelRoutes } from "./access/panel-routes";
import { ignoreSentIds, keepDraftsPrivate, removeDefaultTokens } from "./access/public-access";
import { setUpRoles } from "./access/roles";
import { applyContentRules } from "./content-rules";
import { labelInvalidFields } from "./content-rules/refusals";
import { shortenSlugTexts } from "./content-rules/rules/slug";
import { contentTypes } from "./lib/content";
import { environment } from "./lib/environment";
import { isCommand, stopRepeating } from "./lib/repeat";
import { replacePasswordReset } from "./mail/password-reset";
import { keepOriginals } from "./media/uploads";
import { handleCrashes } from "./ops/crashes";
import { completeStart, prepareStart } from "./ops/installation";
import { refuseInvalidRequests } from "./ops/invalid-requests";
import { serveMetrics } from "./ops/metrics";
import { serveReadiness } from "./ops/readiness";
import { seed } from "./seed/seed";
import { completeFormConfigurations } from "./strapi/content-manager";
import { serveReadOnly } from "./strapi/core-api";

/** Sets up access rules, operations and the first content. Other features are in `plugins/`. */
export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    serveReadOnly(strapi, contentTypes(strapi));
    completeFormConfigurations(strapi);
    refuseInvalidRequests(strapi);
    serveReadiness(strapi);
    guardPanelRoutes(strapi);
    replacePasswordReset(strapi);
    refuseWeakPasswords(strapi);
    hideAccounts(strapi);
    // Added here so that these document middlewares run before those that plugins add in `bootstrap`.
    ignoreSentIds(strapi);
    keepDraftsPrivate(strapi);
    await prepareStart(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    shortenSlugTexts(strapi);
    labelInvalidFields(strapi);
    applyContentRules(strapi);
    guardAccounts(strapi);
    await removeDefaultTokens(strapi);
    if (!isCommand(strapi)) await setUp(strapi);
    await completeStart(strapi);
  },

  destroy: stopRepeating,
};

async function setUp(strapi: Core.Strapi): Promise<void> {
  handleCrashes(strapi);
  serveMetrics(strapi);
  await onFirstStart(strapi, "team-roles", () => setUpRoles(strapi));
  await onFirstStart(strapi, "upload-settings", () => keepOriginals(strapi));
  await seed(strapi, environment().contentDir);
}

/**
 * Runs a task that sets defaults only once per database, so that no restart overwrites what people have changed. A
 * failed task runs again at the next start.
 */
async function onFirstStart(strapi: Core.Strapi, name: string, task: () => Promise<void>): Promise<void> {
  const marker = strapi.store({ type: "api", name: "first-start", key: name });
  if (await marker.get({})) return;
  await task();
  await marker.set({ value: new Date().toISOString() });
}
