import type { Core } from "@strapi/strapi";

/** Returns true if the `Authorization` header belongs to an active panel session. */
export async function hasPanelSession(strapi: Core.Strapi, authorization: string): Promise<boolean> {
  const sessions = strapi.sessionManager("admin");
  const token = sessions.validateAccessToken(authorization.replace(/^bearer\s+/i, ""));
  return token.isValid && sessions.isSessionActive(token.payload.sessionId);
}

export const endSessions = (strapi: Core.Strapi, accountId: number): Promise<void> =>
  strapi.sessionManager("admin").invalidateRefreshToken(String(accountId));
