import path from "node:path";
import { environment } from "../src/lib/environment";
import { acceptedTypes, maxUploadBytes } from "../src/media/accepted-files";
import { storedInBucket } from "../src/media/uploads";

const isOnThisMachine = (url: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

/**
 * Mails with links for passwords go to another machine by TLS only, unless the address says `?ignoreTLS=true`. The deadlines are
 * shorter than the pause after which a mail is tried again (plugins/notifications/server/queue.ts).
 */
const sentBy = (url: string) => ({
  provider: "nodemailer",
  providerOptions: {
    url,
    requireTLS: !isOnThisMachine(url),
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 20_000,
  },
});

/** Of this project's own plugins; compiled or not, they are in the same place beside this file. */
const local = (name: string) => ({
  enabled: true,
  resolve: path.join(__dirname, "..", "src", "plugins", name),
});

export default () => {
  const { fileStorage, jwtSecret, mail } = environment();
  return {
    // Without a mail server nothing is sent: see extensions/email.
    ...(mail && { email: { config: sentBy(mail.smtpUrl) } }),
    upload: {
      config: {
        ...(fileStorage && storedInBucket(fileStorage)),
        sizeLimit: maxUploadBytes,
        security: { allowedTypes: acceptedTypes },
      },
    },
    // Before the others, whose changes it watches.
    feed: local("feed"),
    // Its transaction holds everything that the others do while an entry is saved.
    history: local("history"),
    leads: local("leads"),
    notifications: local("notifications"),
    publishing: local("publishing"),
    "page-copy": local("page-copy"),
    "text-editor": local("text-editor"),
    launch: local("launch"),
    "users-permissions": {
      config: { jwtSecret },
    },
  };
};
