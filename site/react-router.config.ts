import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./precompress.ts";

export default {
  buildEnd: ({ reactRouterConfig }) => precompress(path.join(reactRouterConfig.buildDirectory, "client")),
  // Keep a route's action in its chunk: a separate chunk could be missing after a visitor has filled in the form.
  splitRouteModules: false,
  // Include the manifest of all routes in the first page, so that a click needs no request to find its route.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
