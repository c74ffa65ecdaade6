import seeds from "../../samples/content/site-content.json" with { type: "json" };
import { settingsEntry, startContentService } from "./content-service.ts";
import { type RunningSite, startSite } from "./running-site.ts";

/** Settings that must be the sponsor's own before going live. */
const ownSettings = [
  "brand",
  "addressLines",
  "phone",
  "email",
  "investorPortal",
  "currentProjectsSite",
  "deckSite",
];

/** Pages that look different on a live site. */
export const changedWhenLive = [
  "/",
  "/about",
  "/media",
  "/podcast",
  "/newsletter",
  "/blogs",
  "/contact",
  "/investor",
  "/jefferson-reserve-phase-2",
  "/investment-opportunity-in-south-dakota",
] as const;

/** Starts a live site with a company of its own; all its other content is still sample content. */
export async function startLiveSite(): Promise<RunningSite> {
  const service = await startContentService();
  service.put("launch", { documentId: "launch", isLive: true });
  const settings = seeds["site-setting"];
  const samples = settings.samples.filter((name) => !ownSettings.includes(name));
  service.put("site-setting", {
    ...settingsEntry,
    brand: "Prairie Homes",
    email: "hello@prairie-homes.com",
    samples,
  });
  const site = await startSite({ env: { CONTENT_API_URL: service.apiUrl } });
  await site.ready();
  return {
    ...site,
    async stop() {
      const code = await site.stop();
      await service.stop();
      return code;
    },
  };
}
