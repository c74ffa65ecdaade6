import type { Core } from "@strapi/strapi";
import { keepIdentity } from "./access/keep-identity";
import { closeDefaultAccess, keepDraftsPrivate, limitPublicRole } from "./access/public-access";
import { makeTeamRoles, offerNewContent } from "./access/roles";
import { answerWithoutAi } from "./access/without-ai";
import { scheduleBackups } from "./backups/scheduled-backups";
import { environment } from "./environment";
import { beginStart, endStart } from "./installation/installation";
import { renewScreenWords } from "./installation/screen-words";
import { wordPasswordMail } from "./mail/account-mails";
import { keepOriginals } from "./media/upload-settings";
import { logCrashes } from "./monitoring/crashes";
import { serveMetrics, stopMetrics } from "./monitoring/metrics";
import { answerReadiness } from "./monitoring/readiness";
import { startTraces, stopTraces } from "./monitoring/traces";
import { endSessions } from "./panel-login/end-sessions";
import { limitLogin } from "./panel-login/limit-login";
import { limitLoginRoutes } from "./panel-login/login-routes";
import { refuseWeakPasswords } from "./panel-login/weak-passwords";
import { seed } from "./seed/seed";

/** Who may do what, and the first content. Larger features are plugins of their own, in `plugins/`. */
export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    answerReadiness(strapi);
    answerWithoutAi(strapi);
    limitLoginRoutes(strapi);
    wordPasswordMail(strapi);
    limitLogin(strapi);
    refuseWeakPasswords(strapi);
    // Before the plugins add theirs, which rely on it.
    keepIdentity(strapi);
    keepDraftsPrivate(strapi);
    await beginStart(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    endSessions(strapi);
    // A command beside the running service must not do the service's set-up a second time.
    if (!strapi.config.get("commandOnly", false)) await setUp(strapi);
    await endStart(strapi);
  },

  async destroy(): Promise<void> {
    stopMetrics();
    await stopTraces();
  },
};

async function setUp(strapi: Core.Strapi): Promise<void> {
  logCrashes(strapi);
  await serveMetrics(strapi);
  await startTraces(strapi);
  await limitPublicRole(strapi);
  await onFirstStart(strapi, "access", () => closeDefaultAccess(strapi));
  await onFirstStart(strapi, "team-roles", () => makeTeamRoles(strapi));
  await offerNewContent(strapi);
  await renewScreenWords(strapi);
  await onFirstStart(strapi, "upload-settings", () => keepOriginals(strapi));
  await seed(strapi, environment().contentDir);
  scheduleBackups(strapi, environment());
}

/**
 * Does something once in the life of a database, and again only if it did not get through. For defaults that
 * people may change afterwards.
 */
async function onFirstStart(strapi: Core.Strapi, name: string, task: () => Promise<void>): Promise<void> {
  const marker = strapi.store({ type: "api", name: "first-start", key: name });
  if (await marker.get({})) return;
  await task();
  await marker.set({ value: new Date().toISOString() });
}
