import * as v from "valibot";
import { refusalOf, type StrapiClient } from "./strapi-client.server.ts";

/** Differs after each change of the type's published entries, or of a file that they show. */
const typeVersion = v.object({ content: v.string(), files: v.string() });

export const contentVersions = v.object({
  /** URL of the bucket that holds the files; absent if the service serves them itself. */
  filesUrl: v.optional(v.pipe(v.string(), v.url())),
  /** Names the service's data, wherever that is moved. */
  installation: v.optional(v.string()),
  versions: v.record(v.string(), typeVersion),
});
export type ContentVersions = Readonly<v.InferOutput<typeof contentVersions>>;

const anotherInstallation =
  "The content service has the database of another installation: its content is not shown. If it is meant, delete content.json in DATA_DIR/site and start the site again";

/**
 * Asks which types have changed since `known`. Resolves with "none" for a service without this endpoint, or with none for
 * this site, and with "key refused" for one that does not know our access key. Rejects without an answer.
 */
export async function fetchVersions(
  client: StrapiClient,
  accessKey: string | undefined,
  known: ContentVersions | null,
): Promise<ContentVersions | "none" | "key refused"> {
  const answer = await client.get("/content-versions", {}, accessKey);
  if (answer.status !== 200) {
    const refusal = refusalOf(answer);
    if (answer.status === 401) return accessKey === undefined ? "none" : "key refused";
    // Before the first answer any refusal means that there is none; later it may be a proxy's.
    const isNone = known === null ? [403, 404].includes(answer.status) : refusal.isFinal;
    if (isNone) return "none";
    throw refusal;
  }
  const versions = v.parse(contentVersions, answer.body);
  // Such as a service with an empty database, which it has filled with samples.
  const isAnother =
    known?.installation && versions.installation && known.installation !== versions.installation;
  if (isAnother) throw new Error(anotherInstallation);
  return versions;
}
