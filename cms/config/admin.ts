import { environment } from "../src/lib/environment";
import { entryPreviewLink } from "../src/plugins/publishing/server/preview-link";
import { replaceEmailCheck } from "../src/strapi/email-addresses";

const hours = 60 * 60;

/**
 * Session lifetimes in seconds. A session ends when the browser closes, after 12 hours, or after two idle hours; with
 * "Remember me", after a week or four idle days.
 */
const sessions = {
  accessTokenLifespan: hours / 2,
  idleSessionLifespan: 2 * hours,
  maxSessionLifespan: 12 * hours,
  idleRefreshTokenLifespan: 4 * 24 * hours,
  maxRefreshTokenLifespan: 7 * 24 * hours,
};

export default () => {
  replaceEmailCheck();
  const { adminJwtSecret, apiTokenSalt, transferTokenSalt, encryptionKey } = environment();
  return {
    auth: { secret: adminJwtSecret, sessions, cookie: { sameSite: "strict" } },
    apiToken: { salt: apiTokenSalt },
    transfer: { token: { salt: transferTokenSalt } },
    secrets: { encryptionKey },
    flags: { docLinks: false, nps: false, promoteEE: false },
    preview: { enabled: true, config: { handler: entryPreviewLink } },
    autoOpen: false,
  };
};
