import * as v from "valibot";
import { refusalOf, type StrapiClient } from "./strapi-client.server.ts";

/** Changes with each publish of the type, and with each change of a file it shows. */
const typeVersion = v.object({ content: v.string(), files: v.string() });

export const contentVersions = v.object({
  /** URL of the bucket that holds the files; absent if the service serves them itself. */
  filesUrl: v.optional(v.pipe(v.string(), v.url())),
  /** Identifies the service's database, wherever it runs. */
  installation: v.optional(v.string()),
  versions: v.record(v.string(), typeVersion),
});
export type ContentVersions = Readonly<v.InferOutput<typeof contentVersions>>;

const anotherInstallation =
  "The content service has the database of another installation: its content is not shown. If it is meant, delete content.json in DATA_DIR/site and start the site again";

/**
 * Asks which types have changed since `known`. Resolves with "none" if the service lacks this endpoint or denies it,
 * and with "key refused" if it does not know our access key. Rejects without a response.
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
    // Before the first success, any refusal means "none"; later it may come from a proxy.
    const isNone = known === null ? [403, 404].includes(answer.status) : refusal.isFinal;
    if (isNone) return "none";
    throw refusal;
  }
  const versions = v.parse(contentVersions, answer.body);
  // For example, a service with an empty database that seeded samples.
  const isAnother =
    known?.installation && versions.installation && known.installation !== versions.installation;
  if (isAnother) throw new Error(anotherInstallation);
  return versions;
}
