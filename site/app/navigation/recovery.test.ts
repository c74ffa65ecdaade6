import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { canRecover } from "./recovery.ts";

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** Starts a site with only these responses; returns its URL. */
async function site(answers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const body = answers[request.url ?? ""];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  closings.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test("reloads if the chunk loads now", async () => {
  const origin = await site({ "/about": "about-1.js", "/about-1.js": "" });
  expect(await canRecover(`${origin}/about-1.js`, `${origin}/about`)).toBe(true);
});

test("reloads if a deploy has replaced the chunk", async () => {
  const origin = await site({ "/about": "about-2.js" });
  expect(await canRecover(`${origin}/about-1.js`, `${origin}/about`)).toBe(true);
});

test("does not reload if the page would need the same missing chunk", async () => {
  const origin = await site({ "/about": "" });
  const chunk = `${origin}/about-1.js`;
  const withIt = await site({ "/about": `<script src="${chunk}">` });
  expect(await canRecover(chunk, `${withIt}/about`)).toBe(false);
});

test("does not reload if the server or the page does not respond", async () => {
  const origin = await site({});
  expect(await canRecover(`${origin}/about-1.js`, `${origin}/about`)).toBe(false);
  expect(await canRecover("http://127.0.0.1:1/about-1.js", "http://127.0.0.1:1/about")).toBe(false);
});
