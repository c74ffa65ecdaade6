import { command } from "./lib/command.mjs";
import { print } from "./lib/messages.mjs";
import { checkedCmsPort, checkedLocalCmsPort, checkedSitePort } from "./lib/ports.mjs";
import { buildCms, buildCmsApi, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { checkedStateFolder } from "./lib/project.mjs";
import { develop, runService, serviceOf } from "./lib/services.mjs";

/** @type {Readonly<Record<string, () => Promise<number>>>} */
const commands = {
  /** Runs the site alone. It reads the cms at CONTENT_API_URL, by default one on this machine with the same DATA_DIR. */
  async site() {
    const service = serviceOf("site", await checkedSitePort(), checkedStateFolder());
    await installSite();
    await buildSite();
    return runService(service);
  },
  async cms() {
    const service = serviceOf("cms", await checkedCmsPort(), checkedStateFolder());
    // This also installs the root packages, which include the pinned Node that runs the cms.
    await installSite();
    await installCms();
    await buildCms();
    return runService(service);
  },
  /** Runs site and cms with hot reload. */
  async dev() {
    await checkedSitePort();
    await checkedLocalCmsPort();
    const variables = { DATA_DIR: checkedStateFolder() };
    await installSite();
    await installCms();
    await buildCmsApi();
    return Promise.race([develop("site", variables), develop("cms", variables)]);
  },
  /** Runs the site with hot reload; /gallery shows every component in its states. */
  async gallery() {
    const port = await checkedSitePort();
    const variables = { DATA_DIR: checkedStateFolder(), GALLERY: "1" };
    await installSite();
    print(`All components on one page: http://localhost:${port}/gallery`);
    return develop("site", variables);
  },
};

/** `npm run site`, `npm run cms`, `npm run dev` and `npm run gallery`. A signal ends them with code 0. */
command(async () => commands[process.argv[2] ?? ""]?.(), "service");
