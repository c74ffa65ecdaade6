import type { Storing } from "../content-rules";

/**
 * Keeps the first date. Strapi sets `publishedAt` on every publish, so an old post would jump to the top of the list when
 * a typing error is fixed. `publicationDate` is filled in at the first publish and stays with the draft; every published
 * version takes its `publishedAt` from it. An editor may change it to give older texts their real date.
 */
export async function keepPublicationDate({ changeDraft, data, version }: Storing): Promise<void> {
  if (version === "duplicate") data.publicationDate = null;
  if (version !== "published") return;
  if (data.publicationDate) {
    data.publishedAt = data.publicationDate;
  } else {
    data.publicationDate = data.publishedAt;
    await changeDraft({ publicationDate: data.publishedAt });
  }
}
