import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { newsletterUid } from "../content-types";
import type { SeedSet } from "./entry";
import { dateIn, fieldReader, fileIn } from "./fields";

interface SeedNewsletter {
  name: string;
  headline: string;
  /** Absolute path of the PDF. */
  file: string;
  publishedAt: string;
}

/** The issues that `samples/content/newsletters/newsletters.json` lists. */
export function newsletterSet(strapi: Core.Strapi, contentDir: string): SeedSet {
  return {
    name: "newsletters",
    read: () =>
      readNewsletters(path.join(contentDir, "newsletters"))?.map(({ file, publishedAt, ...issue }) => ({
        key: `newsletter/${path.basename(file)}`,
        exists: async () => (await strapi.db.query(newsletterUid).count({ where: { name: issue.name } })) > 0,
        async create(addFile) {
          const pdf = await addFile({ path: file, alt: `${issue.name} newsletter` });
          await strapi.documents(newsletterUid).create({
            data: { ...issue, publicationDate: publishedAt, pdf },
            status: "published",
          });
        },
      })),
  };
}

function readNewsletters(folder: string): SeedNewsletter[] | undefined {
  const source = path.join(folder, "newsletters.json");
  if (!existsSync(source)) return undefined;
  const issues: unknown = JSON.parse(readFileSync(source, "utf8"));
  if (!Array.isArray(issues)) throw new Error(`${source} must hold an array`);
  return issues.map((issue, index) => {
    const field = fieldReader(issue, `${source}, entry ${index + 1}`);
    return {
      name: field("name"),
      headline: field("headline", "optional"),
      file: fileIn(folder, field("file"), source),
      publishedAt: dateIn(field("publishedAt"), source),
    };
  });
}
