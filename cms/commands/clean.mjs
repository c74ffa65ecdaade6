// Removes compiled sources, because Strapi loads every file there, even those of a content type that no longer exists.
// The built admin panel stays.
import { rmSync } from "node:fs";
import path from "node:path";
import { distDir } from "./boot.mjs";

for (const folder of ["src", "config"]) rmSync(path.join(distDir, folder), { recursive: true, force: true });
