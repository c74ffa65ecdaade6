import seeds from "../../samples/content/site-content.json" with { type: "json" };
import { settingsEntry, startContentService } from "./content-service.ts";
import { type RunningSite, startSite } from "./running-site.ts";

/** Settings that the sponsor must replace before going live. */
const requiredSettings = [
  "brand",
  "addressLines",
  "phone",
  "email",
  "investorPortal",
  "currentProjectsSite",
  "deckSite",
];

/** Pages that look different on a live site. */
export const pagesChangedWhenLive = [
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

/** Starts a live site: its required settings are not marked as samples, all other content is. */
export async function startLiveSite(): Promise<RunningSite> {
  const service = await startContentService();
  service.put("launch", { documentId: "launch", isLive: true });
  const settings = seeds["site-setting"];
  const samples = settings.samples.filter((name) => !requiredSettings.includes(name));
  service.put("site-setting", {
    ...settingsEntry,
    brand: "Prairie Homes",
    email: "hello@prairie-homes.com",
    samples,
  });
  const site = await startSite({ env: { CONTENT_API_URL: service.apiUrl } });
  await site.waitUntilReady();
  return {
    ...site,
    async stop() {
      const code = await site.stop();
      await service.stop();
      return code;
    },
  };
}
