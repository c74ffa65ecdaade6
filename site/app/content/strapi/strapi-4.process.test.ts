import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AnsweringServer, startAnsweringServer } from "../../../testing/answering-server.ts";
import { eventually } from "../../../testing/inbox.ts";
import { type RunningSite, startSite } from "../../../testing/running-site.ts";
import recorded from "../../../testing/strapi-4.json" with { type: "json" };

/** Recorded responses of Strapi 4.25.11, by URL. */
const answers = new Map<string, unknown>(Object.entries(recorded));
const notFound = {
  data: null,
  error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} },
};

let service: AnsweringServer;
let site: RunningSite;
beforeAll(async () => {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#4c6b5c" } })
    .png()
    .toBuffer();
  service = await startAnsweringServer((asked) => {
    if (asked.endsWith(".png")) return { body: picture };
    if (asked.endsWith(".pdf")) return { body: "%PDF-1.7 text" };
    const answer = answers.get(asked);
    return answer ? { body: JSON.stringify(answer) } : { body: JSON.stringify(notFound), status: 404 };
  });
  site = await startSite({ env: { CONTENT_API_URL: service.apiUrl } });
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

const page = async (path: string) => (await fetch(`${site.url}${path}`, { redirect: "manual" })).text();

/** Returns the content type of the first file whose URL ends with `ending`. */
async function typeOfFile(html: string, ending: string): Promise<string | null> {
  const url = new RegExp(`/files/[^" ]+${ending}`).exec(html)?.[0] ?? "/none";
  return (await fetch(`${site.url}${url}`)).headers.get("content-type");
}

it("a site on Strapi 4 lists its posts, and shows a post with its picture", async () => {
  await eventually("the posts", async () => (await page("/blogs")).includes("Reading a rent roll"));
  expect(await page("/blogs")).toContain("Why small markets hold");
  const post = await page("/blog/why-small-markets-hold");
  expect(post).toContain("Rents move less where people stay.");
  expect(post).toContain("Dana Reyes");
  expect(post).toContain('alt="A courtyard in the morning"');
  expect(post).toContain('alt="The court"');
  expect(await typeOfFile(post, ".webp")).toBe("image/webp");
});

it("a site on Strapi 4 shows its newsletters, of which one names its PDF by URL", async () => {
  await eventually("the newsletters", async () => (await page("/newsletter")).includes("February 2024"));
  const newsletters = await page("/newsletter");
  expect(newsletters).toContain("March 2024");
  expect(await typeOfFile(newsletters, "March-2024-Newsletter.pdf")).toBe("application/pdf");
});

it("a site on Strapi 4 reports nothing that is wrong with its entries", () => {
  expect(site.logs()).not.toContain("content.entry-invalid");
});
