import { environment } from "../src/environment";

/** Nothing of the admin panel but uploaded files comes from elsewhere, and nothing it knows goes elsewhere. */
function contentSecurityPolicy() {
  const { fileStorage } = environment();
  const files = ["'self'", "data:", "blob:", ...(fileStorage ? [new URL(fileStorage.publicUrl).origin] : [])];
  return {
    useDefaults: true,
    directives: {
      "connect-src": ["'self'"],
      "img-src": files,
      "media-src": files,
      upgradeInsecureRequests: null,
    },
  };
}

export default () => [
  // Instead of strapi::logger, which would write query strings, and with them searched-for names and addresses.
  "global::access-log",
  "strapi::errors",
  { name: "strapi::security", config: { contentSecurityPolicy: contentSecurityPolicy() } },
  // The site asks from its server and the admin panel from its own origin: no other origin is answered.
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  "strapi::query",
  "strapi::body",
  { name: "strapi::favicon", config: { path: "favicon.png" } },
  "strapi::public",
];
