// Checks on a plain Strapi that it still has the undocumented APIs that src/strapi uses.
// Usage: node testing/strapi-contracts.mjs EMPTY_FOLDER [package.json of another Strapi installation]
// Writes report.json into the folder: {"<file in src/strapi>": ["<missing API>", …], …}.
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const [folder = "", installed = path.resolve(import.meta.dirname, "../package.json")] = process.argv.slice(2);
const require = createRequire(installed);
const packages = path.join(path.dirname(installed), "node_modules", "@strapi");

const middlewares = ["errors", "security", "cors", "query", "body", "favicon", "public"].map(
  (name) => `strapi::${name}`,
);

async function startBareStrapi() {
  mkdirSync(path.join(folder, "config"), { recursive: true });
  mkdirSync(path.join(folder, "public", "uploads"), { recursive: true });
  symlinkSync(path.join(path.dirname(installed), "node_modules"), path.join(folder, "node_modules"));
  const configuration = {
    "package.json": JSON.stringify({ name: "bare", version: "1.0.0", strapi: { uuid: false } }),
    "config/database.js":
      'module.exports = { connection: { client: "sqlite", connection: { filename: ":memory:" }, useNullAsDefault: true } };',
    "config/server.js": 'module.exports = { app: { keys: ["a"] } };',
    "config/admin.js":
      'module.exports = { auth: { secret: "a" }, apiToken: { salt: "a" }, transfer: { token: { salt: "a" } } };',
    "config/middlewares.js": `module.exports = ${JSON.stringify(middlewares)};`,
  };
  for (const [name, text] of Object.entries(configuration)) writeFileSync(path.join(folder, name), text);
  process.env.STRAPI_TELEMETRY_DISABLED = "true";
  process.chdir(folder);
  const options = { appDir: folder, distDir: folder, autoReload: false, serveAdminPanel: false };
  return require("@strapi/strapi").createStrapi(options).load();
}

/** Returns the compiled panel code of a Strapi package. */
function panelCodeOf(name) {
  const dist = path.join(packages, name, "dist", "admin");
  return readdirSync(dist, { recursive: true })
    .filter((file) => file.endsWith(".mjs") && !file.includes("translations"))
    .map((file) => readFileSync(path.join(dist, file), "utf8"))
    .join("\n");
}

/** Returns the names whose value is false. */
const missingIn = (checks) => Object.entries(checks).flatMap(([name, exists]) => (exists ? [] : [name]));

const missingFunctions = (label, object, names) =>
  names.filter((name) => typeof object?.[name] !== "function").map((name) => `${label}.${name}()`);

/** Returns the parts that a text or list lacks. */
const missingParts = (label, whole, parts) =>
  parts.filter((part) => !whole.includes(part)).map((part) => `${part} in ${label}`);

const services = {
  "admin::auth": ["forgotPassword", "resetPassword", "checkCredentials", "hashPassword", "validatePassword"],
  "admin::user": ["updateById"],
  "admin::permission": ["createPermissionsManager"],
  "admin::role": ["exists", "create", "assignPermissions"],
  "plugin::content-manager.content-types": ["findConfiguration"],
  "plugin::content-manager.permission-checker": ["create"],
  "plugin::content-manager.uid": ["generateUIDField"],
  "plugin::upload.upload": ["getSettings", "setSettings", "upload"],
};

const panelActions = [
  ...["authentication.registerAdmin", "authentication.login", "authentication.accessToken"],
  ...["authentication.registrationInfo", "authentication.register", "authentication.forgotPassword"],
  ...["authentication.resetPassword", "authenticated-user.updateMe"],
  ...["homepage.getKeyStatistics", "admin.licenseTrialTimeLeft"],
];

const pluginRoutes = {
  "content-manager": [
    "POST /collection-types/:model/clone/:sourceId",
    "POST /collection-types/:model/auto-clone/:sourceId",
    "POST /collection-types/:model/actions/bulkFindForValidation",
  ],
  email: ["POST /"],
  upload: [
    ...["GET /settings", "DELETE /files/:id", "PUT /folders/:id", "POST /actions/bulk-delete"],
    ...["POST /actions/bulk-move", "POST /", "POST /files", "POST /files/:id/replace"],
    "POST /actions/upload-from-urls",
  ],
};

function missingRoutes(strapi) {
  const handlers = strapi.admin.routes.admin.routes.map(({ handler }) => handler);
  const missing = missingParts("the panel's routes", handlers, panelActions);
  for (const [plugin, routes] of Object.entries(pluginRoutes)) {
    const existing = strapi.plugin(plugin).routes.admin.routes.map(({ method, path }) => `${method} ${path}`);
    missing.push(...missingParts(`the routes of ${plugin}`, existing, routes));
  }
  const policies = ["admin::isAuthenticatedAdmin", "admin::hasPermissions"];
  return [
    ...missing,
    ...policies.filter((policy) => !strapi.policy(policy)),
    ...["admin::rateLimit"].filter((middleware) => !strapi.middleware(middleware)),
  ];
}

async function permissionChecker(strapi) {
  const userAbility = await strapi
    .service("admin::permission")
    .engine.generateUserAbility({ id: 0, roles: [] });
  const model = "plugin::upload.file";
  const checker = strapi.service("plugin::content-manager.permission-checker").create({ userAbility, model });
  const actions = strapi.service("admin::permission").actionProvider.values();
  const create = actions.find(({ actionId }) => actionId === "plugin::content-manager.explorer.create");
  return [
    ...missingFunctions("checker.can", checker.can, ["create", "publish", "read", "update"]),
    ...missingFunctions("checker", checker, ["sanitizeCreateInput", "sanitizeUpdateInput", "sanitizeOutput"]),
    ...missingIn({ "subjects of the action explorer.create": Array.isArray(create?.subjects) }),
  ];
}

function yupEmailCheck() {
  const { yup } = require("@strapi/utils");
  let isCalled = false;
  yup.addMethod(yup.string, "email", function () {
    isCalled = true;
    return this;
  });
  yup.string().email();
  return missingIn({ "yup's email check can be replaced": isCalled });
}

/** One check per file in src/strapi. */
const contracts = {
  async database({ db }) {
    const columns = await db.connection("strapi_core_store_settings").columnInfo();
    return missingIn({
      "table strapi_core_store_settings": "key" in columns && "value" in columns,
    });
  },
  "content-manager": permissionChecker,
  "core-api"(strapi) {
    const { createCoreController } = require("@strapi/strapi").factories;
    const controller = createCoreController("plugin::upload.file")({ strapi });
    const names = ["validateQuery", "validateInput", "sanitizeInput", "sanitizeOutput", "transformResponse"];
    return [
      ...missingFunctions("controller", controller, names),
      ...["controllers", "services"].flatMap((name) =>
        missingFunctions(`registry of ${name}`, strapi.get(name), ["get", "set"]),
      ),
      ...missingFunctions("strapi", strapi, ["api"]),
    ];
  },
  email: (strapi) => missingFunctions("provider", strapi.plugin("email").provider, ["send"]),
  "email-addresses": yupEmailCheck,
  routes: missingRoutes,
  services(strapi) {
    const missing = Object.entries(services).flatMap(([uid, names]) =>
      missingFunctions(uid, strapi.get("services").get(uid), names),
    );
    // This project replaces these methods on the service objects. Strapi must call them through getService().
    const server = path.join(packages, "admin", "dist", "server", "server", "src");
    const callers = [
      ["controllers/authentication.js", "getService('auth').forgotPassword("],
      ["controllers/authentication.js", "getService('auth').resetPassword("],
      ["services/passport/local-strategy.js", "getService('auth').checkCredentials("],
      ["services/user.js", "getService('auth').hashPassword("],
    ];
    const calls = callers.flatMap(([file, call]) =>
      missingParts(file, readFileSync(path.join(server, file), "utf8"), [call]),
    );
    return [...missing, ...calls];
  },
  sessions: (strapi) =>
    missingFunctions("sessionManager", strapi.sessionManager("admin"), [
      ...["validateAccessToken", "isSessionActive", "invalidateRefreshToken"],
    ]),
  tables: (strapi) => missingFunctions("models", strapi.get("models"), ["add"]),

  "panel/calls": () => [
    ...missingParts("the panel", panelCodeOf("admin"), [
      "'adminApi'",
      "future-global",
      "createUser: builder.mutation",
    ]),
    ...missingParts("the content manager", panelCodeOf("content-manager"), [
      ...["createDocument", "updateDocument", "deleteDocument"].map((name) => `${name}: builder.mutation`),
    ]),
    ...missingParts("the media library", panelCodeOf("upload"), ["bulkDeleteItems"]),
  ],
  "panel/content-manager": () =>
    missingParts("the content manager", panelCodeOf("content-manager"), [
      ...[
        "addEditViewSidePanel(",
        "addDocumentAction(",
        "addBulkAction(",
        "'edit-the-model'",
        "...DEFAULT_HEADER_ACTIONS",
      ],
      "'Admin/CM/pages/ListView/inject-column-in-table'",
      ...["ActionsPanel.type = 'actions'", "'right-links'"],
    ]),
  "panel/media-library": () => missingParts("the media library", panelCodeOf("upload"), ["type: 'media'"]),
  "panel/menus": () => [
    ...missingParts("the panel", panelCodeOf("admin"), [
      ...["addRBACMiddleware", "'profile-info'", "'key-statistics'", "'deploy-now'", "'application-infos'"],
      ...["settings/*", "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_"],
    ]),
    ...missingParts("the content manager", panelCodeOf("content-manager"), ["'chart-entries'"]),
  ],
  "panel/refetch": () =>
    missingParts("the content manager", panelCodeOf("content-manager"), [
      ...["getAllDocuments", "getDocument"].map((name) => `${name}: builder.query`),
      "deleteDocument: builder.mutation",
    ]),
};

const strapi = await startBareStrapi();
const report = {};
for (const [name, check] of Object.entries(contracts)) {
  try {
    report[name] = await check(strapi);
  } catch (error) {
    report[name] = [String(error)];
  }
}
writeFileSync(path.join(folder, "report.json"), JSON.stringify(report));
process.exit(0);
