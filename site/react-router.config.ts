import type { Config } from "@react-router/dev/config";

export default {
  // One manifest with the first page: no further request before a click can be followed.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
