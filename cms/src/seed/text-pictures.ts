import path from "node:path";
import type { Core } from "@strapi/strapi";
import type { AddFile } from "./entry";
import { fileIn } from "./fields";

/** A picture that lies beside the text: `![what it shows](images/name.webp`. */
const picture = /!\[(?<alt>[^\]]*)\]\((?<name>images\/[^\s)]+)/g;

/** The text of the post in `source` with its pictures brought into the media library and shown from there. */
export async function withStoredPictures(
  strapi: Core.Strapi,
  text: string,
  source: string,
  addFile: AddFile,
): Promise<string> {
  let stored = text;
  for (const { groups } of text.matchAll(picture)) {
    const { alt = "", name = "" } = groups ?? {};
    const id = await addFile({ path: fileIn(path.join(path.dirname(source), "images"), name, source), alt });
    const file = await strapi.db.query("plugin::upload.file").findOne({ where: { id }, select: ["url"] });
    stored = stored.replaceAll(`](${name}`, `](${file.url}`);
  }
  return stored;
}
