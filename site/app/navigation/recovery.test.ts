import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../testing/listen.ts";
import { reloadWouldHelp } from "./recovery.ts";

/** Starts a site with only these responses, by path; returns its origin. */
async function startSite(bodies: Readonly<Record<string, string>>): Promise<string> {
  const { origin, stop } = await listen((request, response) => {
    const body = bodies[request.url ?? ""];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  onTestFinished(stop);
  return origin;
}

test("a reload helps if the chunk loads now", async () => {
  const chunk = `${await startSite({ "/about-1.js": "" })}/about-1.js`;
  const page = `${await startSite({ "/about": `<script src="${chunk}">` })}/about`;
  expect(await reloadWouldHelp(chunk, page)).toBe(true);
});

test("a reload helps if a deploy has replaced the chunk", async () => {
  const origin = await startSite({ "/about": "about-2.js" });
  expect(await reloadWouldHelp(`${origin}/about-1.js`, `${origin}/about`)).toBe(true);
});

test("a reload does not help if the page would need the same missing chunk", async () => {
  const chunk = `${await startSite({})}/about-1.js`;
  const page = `${await startSite({ "/about": `<script src="${chunk}">` })}/about`;
  expect(await reloadWouldHelp(chunk, page)).toBe(false);
});

test("a reload does not help if the page responds with an error or the server does not respond", async () => {
  const origin = await startSite({});
  expect(await reloadWouldHelp(`${origin}/about-1.js`, `${origin}/about`)).toBe(false);
  expect(await reloadWouldHelp("http://127.0.0.1:1/about-1.js", "http://127.0.0.1:1/about")).toBe(false);
});
