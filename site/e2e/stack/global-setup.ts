import path from "node:path";
import { startCms } from "../../../cms/testing/running-cms.ts";
import { emailVariables, startEmailProvider } from "../../testing/email-provider.ts";
import { eventually } from "../../testing/inbox.ts";
import { startLiveSite } from "../../testing/live-site.ts";
import { startSite, startSiteWithoutCms } from "../../testing/running-site.ts";
import { startSignUpMailServer } from "../../testing/sign-up-emails.ts";
import { collectTemporaryFiles } from "../../testing/temporary-folder.ts";
import { compactSnapshots } from "./compact-snapshots.ts";
import { storeStackUrls } from "./running-stack.ts";

/**
 * Starts the seeded content service, fakes of the email provider and of a mail server, and the built site. Also starts a
 * site with the gallery and the bundled content, for tests of components, and a live site, which hides samples.
 */
export default async function startStack() {
  collectTemporaryFiles();
  const startedAt = new Date();
  const cms = await startCms({
    withAdministrator: true,
    contentDir: path.join(import.meta.dirname, "../../../samples/content"),
  });
  const provider = await startEmailProvider();
  const mail = await startSignUpMailServer();
  const site = await startSite({
    env: {
      CONTENT_API_TOKEN: cms.token,
      CONTENT_API_URL: cms.apiUrl,
      ...emailVariables(provider),
      ...mail.variables,
      LEAD_RATE_LIMIT: "100000",
    },
  });
  const gallery = await startSiteWithoutCms({ env: { GALLERY: "1" } });
  const liveSite = await startLiveSite();
  await eventually("a live site without samples", async () =>
    (await (await fetch(`${liveSite.url}/blogs`)).text()).includes("No posts yet"),
  );
  await eventually("the seeded content on the site", async () => {
    // Files of the content service, such as the newsletter's PDF, have URLs at /files/.
    const newsletter = await fetch(`${site.url}/newsletter`);
    return (await newsletter.text()).includes("/files/");
  });
  storeStackUrls({
    apiUrl: cms.apiUrl,
    emailsUrl: mail.mailsUrl,
    galleryUrl: gallery.url,
    liveUrl: liveSite.url,
    siteUrl: site.url,
    token: cms.token,
  });
  return async () => {
    await Promise.all([site.stop(), gallery.stop(), liveSite.stop()]);
    await Promise.all([cms.stop(), provider.stop(), mail.stop()]);
    await compactSnapshots({ since: startedAt });
  };
}
