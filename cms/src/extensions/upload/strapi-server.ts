import { errors } from "@strapi/utils";
import { answerStorageAway, markFailures, type StorageService } from "../../media/file-storage";
import { limitTexts, type UploadService } from "../../media/file-texts";
import { answerSettings } from "../../media/upload-settings";
import { findRoute, type Plugin, panelAccess } from "../../strapi/routes";

const checked = [
  { method: "DELETE", path: "/files/:id", config: { target: "file", deletes: true } },
  { method: "PUT", path: "/folders/:id", config: { target: "folder" } },
  { method: "POST", path: "/actions/bulk-delete", config: { target: "listed", deletes: true } },
  { method: "POST", path: "/actions/bulk-move", config: { target: "listed" } },
];

interface Services {
  provider: (context: object) => StorageService;
  upload: (context: object) => UploadService;
}

const uploading = ["/", "/files", "/files/:id/replace"];

/**
 * Checks each file that is uploaded, deleted or moved, says so when files cannot be stored, and fetches nothing from addresses. Everybody in the panel may
 * read the settings, which say how pictures are treated: its dialog for files asks for them, whoever opens it.
 */
export default (plugin: Plugin & { services: Services }): Plugin => {
  const { provider, upload } = plugin.services;
  plugin.services.provider = (context) => markFailures(provider(context));
  plugin.services.upload = (context) => limitTexts(upload(context));
  const { routes } = plugin.routes.admin;
  Object.assign(findRoute(routes, "GET", "/settings"), { config: panelAccess(), handler: answerSettings });
  for (const { method, path, config } of checked) {
    findRoute(routes, method, path).config.policies.push({ name: "global::media-files", config });
  }
  for (const path of uploading) {
    const { config } = findRoute(routes, "POST", path);
    config.policies.push("global::file-contents");
    config.middlewares = [answerStorageAway, ...(config.middlewares ?? [])];
  }
  findRoute(routes, "POST", "/actions/upload-from-urls").handler = refuseAddress;
  return plugin;
};

/** Strapi checks the address but not where it redirects to, and tells the caller what it found there. */
function refuseAddress(): never {
  // The message of a plain ForbiddenError would not be shown.
  throw new errors.PolicyError("Files are not fetched from addresses. Upload them from your computer.");
}
