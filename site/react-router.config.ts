import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./precompress.ts";

export default {
  buildEnd: ({ reactRouterConfig }) => precompress(path.join(reactRouterConfig.buildDirectory, "client")),
  // What sends a form comes with the form: as a chunk of its own it could be missing once somebody has typed.
  splitRouteModules: false,
  // One manifest with the first page: no further request before a click can be followed.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
