import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rawConnection, rawGet, rawRequest } from "../testing/raw-http.ts";
import { appWithHandler } from "../testing/serve-handler.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { indexBuiltFiles } from "./files.ts";
import { textResponse } from "./responses.ts";
import { commonHeaders } from "./security-headers.ts";
import { createSiteServer, type SiteServer } from "./server.ts";

/** Larger than all buffers between server and client. */
const bigFile = Buffer.alloc(30 * 1024 * 1024, "x");

const folder = temporaryFolder();
let site: SiteServer;
let port: number;
let pages: string[];
let events: string[];
beforeAll(() => writeFileSync(path.join(folder, "big.mp3"), bigFile));

/** Starts the server. The default idle timeout is long enough for a busy machine. */
async function start(idleTimeoutMs = 60_000): Promise<void> {
  pages = [];
  events = [];
  const built = await indexBuiltFiles(folder);
  site = createSiteServer({
    app: appWithHandler(async (c) => {
      const { pathname } = c.var.url;
      if (built.has(pathname)) return built.send(c);
      pages.push(pathname);
      events.push(`${pathname} asked`);
      if (pathname === "/slow") await delay(200);
      events.push(`${pathname} answered`);
      return textResponse(200, "page");
    }),
    commonHeaders: commonHeaders(false),
    idleTimeoutMs,
    maxConnections: 50,
    requestIdOf: () => "the-request",
  });
  site.server.listen(0, "127.0.0.1");
  await once(site.server, "listening");
  const address = site.server.address();
  port = address !== null && typeof address === "object" ? address.port : 0;
}
beforeEach(() => start());
afterEach(() => site.drain(0).closed);

const keepAliveRequest = (target: string, method = "GET") =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe("a slow client", () => {
  it("is disconnected after a timeout if it reads nothing", async () => {
    await site.drain(0).closed;
    await start(300);
    const connected = once(site.server, "connection");
    const socket = await rawConnection(port);
    socket.pause();
    socket.write(keepAliveRequest("/big.mp3"));
    await connected;
    const countConnections = () =>
      new Promise<number>((resolve, reject) =>
        site.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    await expect.poll(countConnections, { timeout: 20_000 }).toBe(0);
    socket.destroy();
  });

  it("is kept as long as it reads", async () => {
    const idleTimeoutMs = 1_000;
    await site.drain(0).closed;
    await start(idleTimeoutMs);
    const startedAt = performance.now();
    const socket = await rawConnection(port);
    socket.write(keepAliveRequest("/big.mp3"));
    let received = 0;
    for await (const chunk of socket) {
      received += Buffer.from(chunk).length;
      if (received >= bigFile.length) break;
      await delay(4);
    }
    expect(performance.now() - startedAt).toBeGreaterThan(idleTimeoutMs);
    expect(received).toBeGreaterThanOrEqual(bigFile.length);
  });
});

describe("pipelined requests", () => {
  it("are handled one by one", async () => {
    const socket = await rawConnection(port);
    socket.write(keepAliveRequest("/slow") + keepAliveRequest("/second"));
    await expect
      .poll(() => events)
      .toEqual(["/slow asked", "/slow answered", "/second asked", "/second answered"]);
    socket.destroy();
  });

  it("close the connection if there are too many", async () => {
    const socket = await rawConnection(port);
    socket.write(keepAliveRequest("/slow").repeat(1_000));
    await once(socket, "close");
    expect(pages).toEqual(["/slow"]);
  });
});

it("a body without a length is refused without reading further", async () => {
  const head = "POST /form HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
  const socket = await rawConnection(port);
  socket.write(head + "1\r\na\r\n".repeat(1_000));
  const response = String((await once(socket, "data"))[0]);
  expect(response).toMatch(/^HTTP\/1\.1 411 /);
  await once(socket, "close");
  expect(pages).toEqual([]);
});

it.each([
  [
    "both lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde", 400],
  ["a length that is not a number", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +4\r\n\r\nabcd", 400],
  ["a space before a colon", "GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400],
  ["a folded header", "GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c: d\r\n\r\n", 400],
  ["a long header", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"b".repeat(20_000)}\r\n\r\n`, 431],
  ["TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["an invalid host", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n", 400],
])(
  "an invalid or unsupported request with %s is refused, with the common headers",
  async (_name, request, status) => {
    const { body, head, status: received } = await rawRequest(port, request);
    expect(received).toBe(status);
    for (const [name, value] of Object.entries({ ...commonHeaders(false), "Cache-Control": "no-store" }))
      expect(head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
    expect(String(body)).toMatch(/^This .+\.\n$/);
    expect(pages).toEqual([]);
  },
);

it("an unknown `Expect` header is ignored", async () => {
  const request = rawGet("/page", "Expect: a miracle");
  expect((await rawRequest(port, request)).status).toBe(200);
});

describe("draining", () => {
  it("finishes running requests, closes idle connections at once and the rest after the grace period", async () => {
    const idle = await rawConnection(port);
    idle.write(keepAliveRequest("/"));
    await once(idle, "data");
    const slow = rawRequest(port, keepAliveRequest("/slow"));
    const stuck = await rawConnection(port);
    stuck.write(keepAliveRequest("/big.mp3"));
    await expect.poll(() => pages).toContain("/slow");
    const order: string[] = [];
    const { closed } = site.drain(400);
    const ended = closed.then(() => order.push("everything"));
    await once(idle, "close");
    order.push("idle");
    const { head, status } = await slow;
    order.push("answered");
    expect([status, /^connection: close$/im.test(head)]).toEqual([200, true]);
    await ended;
    expect(order).toEqual(["idle", "answered", "everything"]);
    stuck.destroy();
  });

  it("resolves `formsDone` after the last form, despite a running download", async () => {
    const stuck = await rawConnection(port);
    stuck.write(keepAliveRequest("/big.mp3"));
    const form = rawRequest(port, `POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`);
    await expect.poll(() => pages).toContain("/slow");
    const { closed, formsDone } = site.drain(3_600_000);
    let isClosed = false;
    void closed.then(() => {
      isClosed = true;
    });
    await formsDone;
    expect(events).toEqual(["/slow asked", "/slow answered"]);
    expect(isClosed).toBe(false);
    expect((await form).status).toBe(200);
    stuck.destroy();
  });
});

it("connections beyond the limit are not accepted", async () => {
  const sockets = await Promise.all(Array.from({ length: 50 }, () => rawConnection(port)));
  expect((await rawRequest(port, rawGet("/"))).status).toBe(0);
  for (const socket of sockets) socket.destroy();
  await delay(50);
  expect((await rawRequest(port, rawGet("/"))).status).toBe(200);
});
