/** Run by `npm run bench -- leads`: measures how many leads per second the built site stores, compared with the cms. */
import { startCms } from "../cms/testing/running-cms.ts";
import { expertLeadFields } from "../site/testing/plain-form.ts";
import { startSite } from "../site/testing/running-site.ts";
import { sendAll, sendSteadily, type Target } from "./load.ts";
import { loadHeadings, loadRow, percentile, print, saveReport, table } from "./report.ts";

const connections = 64;
/** Leads sent before measuring, so that the just-in-time compiler has optimized the code. */
const warmUp = { site: 4_000, cms: 500 };
const burst = { site: 8_000, cms: 1_500 };
const steady = { perSecond: 100, seconds: 20 };
const page = "/jefferson-reserve-phase-2";

const leadOf = (number: number) => expertLeadFields(`person${number}@example.com`);

const cms = await startCms();
const site = await startSite({
  env: { LEAD_RATE_LIMIT: "1000000", CONTENT_API_URL: cms.apiUrl, CONTENT_API_TOKEN: cms.token },
});
const siteTarget: Target = {
  body: (number) => new URLSearchParams(leadOf(number)).toString(),
  expects: 303,
  headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.url },
  url: new URL(page, site.url),
};
/** Posts leads with the same fields directly to the cms, in the JSON format of the site's call. */
const cmsTarget: Target = {
  body: (number) => {
    const submissionId = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    const receivedAt = new Date().toISOString();
    return JSON.stringify({
      data: { submissionId, ...leadOf(number), page, receivedAt, needsReview: false },
    });
  },
  expects: 201,
  headers: { "Content-Type": "application/json", Authorization: `Bearer ${cms.token}` },
  url: new URL(`${cms.apiUrl}/leads`),
};

await sendAll(siteTarget, warmUp.site, connections);
await site.waitUntilQueueEmpty();
await sendAll(cmsTarget, warmUp.cms, connections);
print("Sending to the site as fast as it responds ...");
const siteLoad = await sendAll(siteTarget, burst.site, connections);
await site.waitUntilQueueEmpty();
print("Sending to the cms as fast as it responds ...");
const cmsLoad = await sendAll(cmsTarget, burst.cms, connections);
print(`Sending ${steady.perSecond} leads a second to the site ...`);
const steadyLoad = await sendSteadily(siteTarget, steady.perSecond, steady.seconds);
await site.waitUntilQueueEmpty();
await Promise.all([site.stop(), cms.stop()]);

saveReport(
  "leads",
  `Site, cms (SQLite) and load generator share this machine. The site responds once a lead is on the disk.

${table(loadHeadings, [
  loadRow(`site, ${connections} connections`, siteLoad),
  loadRow(`cms directly, ${connections} connections`, cmsLoad),
  loadRow(`site, a steady ${steady.perSecond} leads/s`, steadyLoad),
])}

The site stores ${(siteLoad.perSecond / cmsLoad.perSecond).toFixed(1)} times as many leads per second as the cms takes directly.
At a steady ${steady.perSecond} leads/s its p99 is ${percentile(steadyLoad.latenciesMs, 99).toFixed(1)} ms (target: below 50).`,
);
