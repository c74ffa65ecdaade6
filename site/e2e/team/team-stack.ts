import { test as base } from "@playwright/test";
import { type MailServer, startMailServer } from "../../../cms/testing/mail-server.mjs";
import { type EmailProvider, emailVariables, startEmailProvider } from "../../testing/email-provider.ts";
import { type PublishingStack, startPublishingStack } from "./publishing-stack.ts";

export interface Team {
  readonly mailServer: MailServer;
  readonly provider: EmailProvider;
  readonly stack: PublishingStack;
}

/** One content service with its panel, a site and both kinds of mail, for files that run in sequence. */
export const test = base.extend<object, { readonly team: Team }>({
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const mailServer = await startMailServer();
      const provider = await startEmailProvider();
      const stack = await startPublishingStack({
        cmsEnv: {
          SMTP_URL: mailServer.url,
          MAIL_FROM: "team@example.com",
        },
        siteEnv: emailVariables(provider),
      });
      await use({ mailServer, provider, stack });
      await stack.stop();
      await provider.stop();
      await mailServer.stop();
    },
    { scope: "worker", timeout: 4 * 60_000 },
  ],
});
