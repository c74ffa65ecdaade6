import { settingsEntry, startContentService } from "./content-service.ts";
import { type RunningSite, startSite } from "./running-site.ts";
import { sampleSettings } from "./sample-entries.ts";

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

/** Starts a live site. Its required settings are not marked as samples; all other content is. */
export async function startLiveSite(): Promise<RunningSite> {
  const service = await startContentService();
  service.put("launch", { documentId: "launch", isLive: true });
  const samples = sampleSettings.samples.filter((name) => !requiredSettings.includes(name));
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
