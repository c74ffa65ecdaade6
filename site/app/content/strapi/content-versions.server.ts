import * as v from "valibot";
import { refusalOf, type StrapiClient } from "./strapi-client.server.ts";

/**
 * `content` changes whenever a published entry of the type is added, changed or removed; `files`, whenever a file that
 * a published entry of the type uses is changed.
 */
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
  "The content service has the database of another installation: its content is not shown. If this is intended, delete content.json in DATA_DIR/site and start the site again";

/**
 * Fetches the content versions. Resolves with "none" if the service lacks this endpoint or denies it, and with
 * "token refused" if it does not know the content API token of this site. Rejects if its database is not the one of
 * `knownVersions`, and on any other failure.
 */
export async function fetchVersions(
  client: StrapiClient,
  apiToken: string | undefined,
  knownVersions: ContentVersions | null,
): Promise<ContentVersions | "none" | "token refused"> {
  const response = await client.get("/content-versions", {}, apiToken);
  if (response.status !== 200) {
    const refusal = refusalOf(response);
    if (response.status === 401) return apiToken === undefined ? "none" : "token refused";
    // Before the first success, any 403 or 404 means "none"; later only the service's own does, not a proxy's.
    const isNone = knownVersions === null ? [403, 404].includes(response.status) : refusal.isFinal;
    if (isNone) return "none";
    throw refusal;
  }
  const versions = v.parse(contentVersions, response.body);
  // The service may, for example, have started on an empty database and seeded samples.
  const isAnotherDatabase =
    knownVersions?.installation &&
    versions.installation &&
    knownVersions.installation !== versions.installation;
  if (isAnotherDatabase) throw new Error(anotherInstallation);
  return versions;
}
