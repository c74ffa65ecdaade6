/** Nothing of the admin panel comes from elsewhere, and nothing it knows goes elsewhere. */
const contentSecurityPolicy = {
  useDefaults: true,
  directives: {
    "connect-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "media-src": ["'self'", "data:", "blob:"],
    upgradeInsecureRequests: null,
  },
};

export default [
  // Instead of strapi::logger, which would write query strings, and with them searched-for names and addresses.
  "global::access-log",
  "strapi::errors",
  "global::no-self-made-administrator",
  { name: "strapi::security", config: { contentSecurityPolicy } },
  // The site asks from its server and the admin panel from its own origin: no other origin is answered.
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  "strapi::query",
  "strapi::body",
  { name: "strapi::favicon", config: { path: "favicon.png" } },
  "strapi::public",
];
