import { refuseUrlUpload, serveSettings } from "../../media/uploads";
import { findRoute, type Plugin, panelAccess } from "../../strapi/routes";

const checkedRoutes = [
  { method: "DELETE", path: "/files/:id", config: { target: "file", deletes: true } },
  { method: "PUT", path: "/folders/:id", config: { target: "folder" } },
  { method: "POST", path: "/actions/bulk-delete", config: { target: "selection", deletes: true } },
  { method: "POST", path: "/actions/bulk-move", config: { target: "selection" } },
];

const uploadRoutes = ["/", "/files", "/files/:id/replace"];
const informedRoutes = [
  ...uploadRoutes.map((path) => ({ method: "POST", path })),
  { method: "PUT", path: "/files/:id" },
  { method: "POST", path: "/actions/bulk-update" },
];

/**
 * Checks each file that is uploaded, described, deleted or moved, and refuses uploads from URLs. Every user may read the
 * settings, because the file dialog needs them.
 */
export default (plugin: Plugin): Plugin => {
  const { routes } = plugin.routes.admin;
  Object.assign(findRoute(routes, "GET", "/settings"), { config: panelAccess(), handler: serveSettings });
  for (const { method, path, config } of checkedRoutes) {
    findRoute(routes, method, path).config.policies.push({ name: "global::media-files", config });
  }
  for (const { method, path } of informedRoutes)
    findRoute(routes, method, path).config.policies.push("global::file-info");
  for (const path of uploadRoutes) {
    findRoute(routes, "POST", path).config.policies.push("global::file-contents");
  }
  findRoute(routes, "POST", "/actions/upload-from-urls").handler = refuseUrlUpload;
  return plugin;
};
