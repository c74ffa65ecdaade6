import path from "node:path";
import { environment } from "../src/lib/environment";
import { acceptedTypes, maxUploadBytes } from "../src/media/accepted-files";
import { bucketUploadConfig } from "../src/media/uploads";

const isOnThisMachine = (url: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

/**
 * Returns the settings of the email plugin. Requires TLS for mail servers on other machines, because emails contain
 * password links; `?ignoreTLS=true` in the URL turns it off. Each timeout, in milliseconds, is below the first retry
 * pause of the notification queue.
 */
const smtpConfig = (url: string) => ({
  provider: "nodemailer",
  providerOptions: {
    url,
    requireTLS: !isOnThisMachine(url),
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 20_000,
  },
});

/** Returns the configuration of one of this project's plugins, whose folders are in `src/plugins` and `dist/src/plugins`. */
const ownPlugin = (name: string) => ({
  enabled: true,
  resolve: path.join(__dirname, "..", "src", "plugins", name),
});

export default () => {
  const { fileStorage, mail } = environment();
  return {
    // Without a mail server nothing is sent: see `customizeEmailProvider`.
    ...(mail && { email: { config: smtpConfig(mail.smtpUrl) } }),
    upload: {
      config: {
        ...(fileStorage && bucketUploadConfig(fileStorage)),
        sizeLimit: maxUploadBytes,
        security: { allowedTypes: acceptedTypes },
      },
    },
    // Register the content versions first, because they watch the changes of the other plugins.
    "content-versions": ownPlugin("content-versions"),
    // Register the history before the plugins below, so that its transaction includes their changes during a save.
    history: ownPlugin("history"),
    leads: ownPlugin("leads"),
    notifications: ownPlugin("notifications"),
    publishing: ownPlugin("publishing"),
    "page-copy": ownPlugin("page-copy"),
    "text-editor": ownPlugin("text-editor"),
    launch: ownPlugin("launch"),
  };
};
