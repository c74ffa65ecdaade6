import { expect, it, vi } from "vitest";
import { postEntry, startContentService } from "../testing/content-service.ts";
import { startSite } from "../testing/running-site.ts";

it("new content is in the pages that visitors ask for before they ask again", async () => {
  const service = await startContentService();
  const env = { CONTENT_API_TOKEN: "t".repeat(40), CONTENT_API_URL: service.apiUrl };
  const site = await startSite({ env });
  const changes = () => site.logs().split("content.changed").length - 1;
  const cached = async () => (await site.readiness()).json();
  try {
    await vi.waitFor(() => expect(changes()).toBe(1), 20_000);
    for (const path of ["/blogs", "/about", "/blogs", "/about"]) await fetch(`${site.url}${path}`);
    service.put("mail-box-money-blogs", postEntry(1, { slug: "one-more" }));
    await vi.waitFor(() => expect(changes()).toBe(2), 20_000);
    await vi.waitFor(
      async () => expect(await cached()).toMatchObject({ cachedPages: 2, outdatedPages: 0 }),
      20_000,
    );
  } finally {
    await site.stop();
    await service.stop();
  }
});
