import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const siteFolder = path.join(root, "site");
export const cmsFolder = path.join(root, "cms");
