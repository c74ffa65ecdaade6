// Removes what was compiled from the sources before: Strapi loads whatever lies there, a content type that no
// longer exists included. The built admin panel stays.
import { rmSync } from "node:fs";
import path from "node:path";
import { distDir } from "./boot.mjs";

for (const folder of ["src", "config"]) rmSync(path.join(distDir, folder), { recursive: true, force: true });
