// Removes compiled sources before a build: Strapi would also load compiled files of deleted content types. Keeps the
// built admin panel.
import { rmSync } from "node:fs";
import path from "node:path";
import { distDir } from "./boot.mjs";

for (const folder of ["src", "config"]) rmSync(path.join(distDir, folder), { recursive: true, force: true });
