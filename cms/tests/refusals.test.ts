import { describe, expect, it } from "vitest";
import { credentials, type Entry, openContentManager, posts } from "./content-manager.ts";
import { listRoute, logIn, singleTypeRoute } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const cms = await sharedCms();
const contentManager = await openContentManager(cms);
const superAdmin = await logIn(cms, credentials);

async function expectRefusal(route: string, fields: object = {}) {
  const response = await superAdmin("POST", route, fields);
  expect(response.status, response.text).toBe(400);
  return response.refusal().message;
}

describe("a refusal by Strapi", () => {
  it("names fields inside a list by their labels in the form", async () => {
    const about = `${singleTypeRoute("about-page")}/actions/publish`;
    const youtubeId = "aqz-KE-bpKQ";
    const testimonials = ["Ann", "Bo"].map((name) => ({ name, youtubeId }));
    const message = await expectRefusal(about, { testimonials });
    expect(message).toContain(
      "“Client testimonials (videos) › 2 › Is this person an investor with us?” is empty.",
    );
    expect(message).not.toMatch(/isInvestor|poster|must be|errors occurred/);
  });

  it("names the field whose value another entry already has", async () => {
    const { documentId: publishedId, slug } = await contentManager.create(posts, { title: "Same" });
    await contentManager.publish(posts, publishedId);
    const { documentId } = await contentManager.create(posts, { title: "Same" });
    const route = `${listRoute(posts)}/${documentId}/actions/publish`;
    const message = await expectRefusal(route, { slug, body: "Text." });
    expect(message).toMatch(/^“Address” is already used by another entry\. Choose another one\.$/);
  });
});

it.each(["spring 2027", "..", "_spring"])("refuses the address “%s” in a sentence", async (slug) => {
  const message = await expectRefusal(listRoute(posts), { title: "Spaced", slug });
  expect(message).toBe("Use lowercase letters, digits and single hyphens, such as spring-2027.");
});

it("removes spaces around an address", async () => {
  expect(await contentManager.create(posts, { title: "Spaced", slug: " spring-2028 " })).toMatchObject({
    slug: "spring-2028",
  });
});

it("duplicating an entry makes a publishable draft at a free address", async () => {
  const { documentId, slug } = await contentManager.create(posts, { title: "Twice", body: "Text." });
  const response = await superAdmin("POST", `${listRoute(posts)}/auto-clone/${documentId}`, {});
  expect(response.status, response.text).toBe(200);
  const copy = response.data<Entry>();
  expect(copy).toMatchObject({ title: "Twice", slug: `${slug}-1`, publishedAt: null });
  const secondCopy = await contentManager.duplicate(posts, documentId, { title: "Twice", slug });
  expect(secondCopy.slug).toBe(`${slug}-2`);
  await contentManager.publish(posts, documentId);
  await contentManager.publish(posts, copy.documentId);
});
