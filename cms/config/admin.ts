import { environment } from "../src/lib/environment";
import { previewOfEntry } from "../src/plugins/publishing/server/preview-link";
import { checkEmailsInLinearTime } from "../src/strapi/email-addresses";

const hours = 60 * 60;

/**
 * How long somebody stays logged in, in seconds: until the browser is closed, at most a working day, or two hours
 * without a call of the panel; with "Remember me" a week, or a long weekend without a call.
 */
const sessions = {
  accessTokenLifespan: hours / 2,
  idleSessionLifespan: 2 * hours,
  maxSessionLifespan: 12 * hours,
  idleRefreshTokenLifespan: 4 * 24 * hours,
  maxRefreshTokenLifespan: 7 * 24 * hours,
};

export default () => {
  checkEmailsInLinearTime();
  const { adminJwtSecret, apiTokenSalt, transferTokenSalt, encryptionKey } = environment();
  return {
    auth: { secret: adminJwtSecret, sessions, cookie: { sameSite: "strict" } },
    apiToken: { salt: apiTokenSalt },
    transfer: { token: { salt: transferTokenSalt } },
    secrets: { encryptionKey },
    flags: { docLinks: false, nps: false, promoteEE: false },
    preview: { enabled: true, config: { handler: previewOfEntry } },
    autoOpen: false,
  };
};
