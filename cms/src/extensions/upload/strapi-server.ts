import { errors } from "@strapi/utils";

interface Route {
  method: string;
  path: string;
  handler: string | (() => never);
  config: { policies: object[] };
}

interface UploadPlugin {
  routes: { admin: { routes: Route[] } };
}

const checked = [
  { method: "DELETE", path: "/files/:id", config: { about: "file", deletes: true } },
  { method: "PUT", path: "/folders/:id", config: { about: "folder" } },
  { method: "POST", path: "/actions/bulk-delete", config: { about: "listed", deletes: true } },
  { method: "POST", path: "/actions/bulk-move", config: { about: "listed" } },
];

/** Has each file checked that is deleted or moved, and has nothing fetched from addresses. */
export default (plugin: UploadPlugin): UploadPlugin => {
  const routeOf = (method: string, path: string): Route => {
    const route = plugin.routes.admin.routes.find((one) => one.method === method && one.path === path);
    // An update of Strapi may call it something else: then it has to be seen what.
    if (!route) throw new Error(`The media library has no route ${method} ${path}`);
    return route;
  };
  for (const { method, path, config } of checked) {
    routeOf(method, path).config.policies.push({ name: "global::media-files", config });
  }
  routeOf("POST", "/actions/upload-from-urls").handler = refuseAddress;
  return plugin;
};

/** Strapi calls any address whose name, but not whose redirects, lead out of the machine, and tells what came of it. */
function refuseAddress(): never {
  // Of a mere ForbiddenError the message would not be shown.
  throw new errors.PolicyError("Files are not fetched from addresses. Upload them from your computer.");
}
