import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Handler, SiteEnv } from "../server/responses.ts";
import { type Listening, listen } from "./listen.ts";

/** Returns an app that handles every request with this handler. */
export function appWithHandler(handler: Handler): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use((c, next) => {
    c.set("url", new URL(c.req.url));
    return next();
  });
  app.all("*", handler);
  return app;
}

/** Serves a handler on a free port of this machine. */
export const serveHandler = (handler: Handler): Promise<Listening> =>
  listen(getRequestListener(appWithHandler(handler).fetch, { overrideGlobalObjects: false }));
