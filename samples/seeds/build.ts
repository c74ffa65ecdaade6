/**
 * Writes what a new content service starts with beside posts and newsletters, from the site's own content.
 * `node samples/seeds/build.ts`
 */
import { writeFile } from "node:fs/promises";
import { typedContent } from "../../site/app/content/typed/typed-content.ts";
import { seedsFile, seedsOf } from "./seeds.ts";

await writeFile(seedsFile, `${JSON.stringify(seedsOf(typedContent), null, 2)}\n`);
