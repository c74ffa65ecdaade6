import { refuseUrlUpload, serveSettings } from "../../media/uploads";
import { findRoute, type Plugin, panelAccess } from "../../strapi/routes";

const checkUpload = ["global::file-info", "global::file-contents"];
const mediaFiles = (config: object) => ({ name: "global::media-files", config });

/** Policies to add, by method and path. */
const addedPolicies: [method: string, path: string, policies: (object | string)[]][] = [
  ["POST", "/", checkUpload],
  ["POST", "/files", checkUpload],
  ["POST", "/files/:id/replace", checkUpload],
  ["PUT", "/files/:id", ["global::file-info"]],
  ["POST", "/actions/bulk-update", ["global::file-info"]],
  ["DELETE", "/files/:id", [mediaFiles({ target: "file", deletes: true })]],
  ["PUT", "/folders/:id", [mediaFiles({ target: "folder" })]],
  ["POST", "/actions/bulk-delete", [mediaFiles({ target: "selection", deletes: true })]],
  ["POST", "/actions/bulk-move", [mediaFiles({ target: "selection" })]],
];

/**
 * Checks each file that is uploaded, described, deleted or moved, and refuses uploads from URLs. Every user may read the
 * settings, because the file dialog needs them.
 */
export default (plugin: Plugin): Plugin => {
  const { routes } = plugin.routes.admin;
  for (const [method, path, policies] of addedPolicies)
    findRoute(routes, method, path).config.policies.push(...policies);
  Object.assign(findRoute(routes, "GET", "/settings"), { config: panelAccess(), handler: serveSettings });
  findRoute(routes, "POST", "/actions/upload-from-urls").handler = refuseUrlUpload;
  return plugin;
};
