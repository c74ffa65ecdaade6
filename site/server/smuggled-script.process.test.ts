/** @module-tag slow */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { postEntry, startContentService } from "../testing/content-service.ts";
import { startSite } from "../testing/running-site.ts";

const evil = "fetch('https://evil.example')";

it("the content security policy blocks a script that got through sanitizing", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-smuggled-"));
  const service = await startContentService();
  const env = { CONTENT_API_URL: service.apiUrl };
  service.put("mail-box-money-blogs", postEntry(1, { slug: "a-post" }));
  const before = await startSite({ dataDir, env });
  const post = () => fetch(`${before.url}/blog/a-post`, { redirect: "manual" });
  await vi.waitFor(async () => expect((await post()).status).toBe(200), { timeout: 20_000 });
  await before.stop();
  await service.stop();

  const file = path.join(dataDir, "site/content.json");
  const kept = readFileSync(file, "utf8");
  expect(kept).toContain('"bodyHtml":"<p>');
  writeFileSync(file, kept.replace('"bodyHtml":"<p>', `"bodyHtml":"<script>${evil}</script><p>`));

  // Without the content service, the stored content is shown.
  const site = await startSite({ dataDir, env });
  const response = await fetch(`${site.url}/blog/a-post`);
  const html = await response.text();
  const policy = response.headers.get("content-security-policy") ?? "";
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(html).toContain(`<script>${evil}</script>`);
  expect(html).not.toContain("nonce");
  const hash = createHash("sha256").update(evil).digest("base64");
  expect(policy).not.toContain(hash);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]{44}')+;/);
});
