import type { Core } from "@strapi/strapi";

/** Returns whether the `Authorization` header of a request names a session of the panel that has not ended. */
export async function hasSession(strapi: Core.Strapi, authorization: string): Promise<boolean> {
  const sessions = strapi.sessionManager("admin");
  const token = sessions.validateAccessToken(authorization.replace(/^bearer\s+/i, ""));
  return token.isValid && sessions.isSessionActive(token.payload.sessionId);
}

/** Logs an account out everywhere. */
export const endSessionsOf = (strapi: Core.Strapi, accountId: number): Promise<void> =>
  strapi.sessionManager("admin").invalidateRefreshToken(String(accountId));
