import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "../testing/routes.ts";
import { type RunningSite, startSiteWithoutCms } from "../testing/running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSiteWithoutCms();
});
afterAll(() => site.stop());

const routes = pages.filter((path) => path !== "/404");

describe("every route of the specification's section 2", () => {
  it.each(routes)(
    "%s has status 200, title, description, keywords, sharing tags and canonical link; no cookie, password or inline style",
    async (path) => {
      const response = await site.request(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get("www-authenticate")).toBeNull();
      expect(html).not.toMatch(/type="password"/);
      // The content security policy would block a style attribute.
      expect(html).not.toMatch(/<[a-z]+[^>]* style="/);
      expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
      for (const name of ["description", "keywords"])
        expect(html).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`));
      for (const name of ["title", "description", "url", "image"]) {
        expect(html).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`));
      }
      expect(html).toContain(`<link rel="canonical" href="http://localhost:${site.port}${path}"/>`);
    },
  );

  it("have unique titles", async () => {
    const titles = await Promise.all(
      routes.map(async (path) => /<title>([^<]*)/.exec(await (await site.request(path)).text())?.[1]),
    );
    expect(new Set(titles).size).toBe(routes.length);
  });
});

describe("redirects", () => {
  it.each([
    ["/about/", "/about"],
    ["/blog/some-post//?utm_source=x&page=2", "/blog/some-post?utm_source=x&page=2"],
    ["/%61BOUT?x=%61", "/about?x=%61"],
  ])("%s redirects to %s permanently", async (path, target) => {
    const response = await site.request(path);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(target);
  });

  it("never lead to another host", async () => {
    const response = await site.request("//evil.example/");
    expect(response.headers.get("location")).toBe("/evil.example");
  });

  it.each(["/no-such-page", "/a/b/c", "/blog/no-such-post", "/gallery"])(
    "send the unknown path %s to /404",
    async (path) => {
      const response = await site.request(path);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe("/404");
    },
  );

  it("lead to a not-found page with status 404", async () => {
    const response = await site.request("/404");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Nothing is built at this address.");
  });
});

describe("headers", () => {
  it("enforce a policy that allows only this page's own inline scripts", async () => {
    const response = await site.request("/");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]{44}')+;/);
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, "").split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(policy).not.toMatch(/unsafe/);
    expect(response.headers.get("content-security-policy-report-only")).toBeNull();
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it.each([
    "/about/",
    "/no-such-page",
    "/sitemap.xml",
    "/healthz",
    "/readyz",
    "/blogs/feed.xml",
    "/about.data",
  ])("%s has a policy and cannot be used by other sites", async (path) => {
    const { headers } = await site.request(path);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it("allow other sites to embed shared pictures and the podcast", async () => {
    const html = await (await site.request("/investor")).text();
    const sharedPicture = /property="og:image" content="[^"]*?(\/social\/[^"]+)"/.exec(html)?.[1] ?? "/none";
    for (const path of [sharedPicture, "/og-default.png", "/audio/what-a-porch-is-worth.mp3"]) {
      const { headers, status } = await site.request(path, { method: "HEAD" });
      expect([status, headers.get("cross-origin-resource-policy")], path).toEqual([200, "cross-origin"]);
    }
  });

  it("reveal nothing about the server software", async () => {
    const response = await site.request("/");
    for (const name of ["server", "x-powered-by"]) expect(response.headers.get(name)).toBeNull();
  });

  it("let browsers keep chunks for a year, with scripts and styles at the paths of section 7", async () => {
    const html = await (await site.request("/")).text();
    const script = /"(\/static\/js\/[^"]+\.js)"/.exec(html)?.[1] ?? "no script";
    const style = /"(\/static\/css\/[^"]+\.css)"/.exec(html)?.[1] ?? "no style";
    for (const file of [script, style]) {
      const response = await site.request(file);
      expect(response.status, file).toBe(200);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
  });

  it("allow only this site to frame a newsletter's PDF", async () => {
    const html = await (await site.request("/newsletter")).text();
    const pdf = /<iframe[^>]*src="([^"#]+\.pdf)/.exec(html)?.[1] ?? "no frame";
    const response = await site.request(pdf);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
  });
});

it("made-up parameters do not fill the page cache", async () => {
  for (const path of ["/about.data", "/investor.data", "/contact.data"]) await site.request(path);
  const before = await site.countCachedPages();
  expect(before).toBeGreaterThan(0);
  for (let number = 0; number < 10; number += 1) {
    for (const path of [
      `/about.data?_routes=r${number}`,
      `/contact.data?project=p${number}`,
      `/investor.data?amount=${50_000 + number}&loss=${number}`,
    ])
      expect((await site.request(path)).status, path).toBe(200);
    await site.request(`/about.data?_routes=pages/blog-list/route,r${number}`);
  }
  expect(await site.countCachedPages()).toBe(before);
});

describe("bad requests", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s gets 405", async (method) => {
    const response = await site.request("/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  it("a form of more than 64 KB gets 413", async () => {
    const response = await site.request("/contact", {
      method: "POST",
      body: new URLSearchParams({ message: "x".repeat(70_000) }),
    });
    expect(response.status).toBe(413);
  });

  it("a form sent from another site is refused", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "no URL" },
      { "sec-fetch-site": "cross-site" },
      { origin: site.url, "sec-fetch-site": "cross-site" },
    ];
    for (const path of ["/contact", "/contact.data"]) {
      for (const headers of foreign) {
        const body = new URLSearchParams({ form: "contact" });
        const { status } = await site.request(path, { body, headers, method: "POST" });
        expect(status, JSON.stringify(headers)).toBe(400);
      }
    }
  });

  it("a form posted to a page without a form gets 405, and one line in the log", async () => {
    const before = site.logs().length;
    const response = await site.request("/thank-you", {
      method: "POST",
      body: new URLSearchParams({ a: "b" }),
    });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.text()).toBe("There is no form on this page.\n");
    const lines = site.logs().slice(before).trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      event: "request.refused",
      path: "/thank-you",
      status: 405,
    });
  });
});

describe("probes", () => {
  it("/readyz with the key reports that the content service is down and what is shown meanwhile", async () => {
    const response = await site.fetchReadiness();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: "ready",
      problems: [expect.stringContaining("Content is not up to date")],
      content: { from: "bundle" },
      leads: { queued: 0 },
    });
  });

  it("/readyz without the key reports only the status", async () => {
    for (const authorization of ["", "Bearer", `Bearer ${site.apiToken}x`, `${site.apiToken}`]) {
      const response = await site.request(
        "/readyz",
        authorization === "" ? {} : { headers: { authorization } },
      );
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: "ready" });
    }
  });
});
