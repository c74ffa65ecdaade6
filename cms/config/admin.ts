import { environment } from "../src/environment";

export default () => {
  const { adminJwtSecret, apiTokenSalt, transferTokenSalt, encryptionKey } = environment();
  return {
    auth: { secret: adminJwtSecret },
    apiToken: { salt: apiTokenSalt },
    transfer: { token: { salt: transferTokenSalt } },
    secrets: { encryptionKey },
    flags: { nps: false, promoteEE: false },
    preview: { enabled: false },
    autoOpen: false,
  };
};
