import { originIn } from "./origin";

/** S3 or a service that speaks its protocol, in which the media library keeps its files. */
export interface FileStorage {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Origin of a service other than Amazon's. */
  endpoint: string | undefined;
  /** Where everybody can read the files; their names follow. */
  publicUrl: string;
}

const required = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * The file storage that the environment names, or none: files then lie in the data folder.
 * @param given the value of a variable, if it has one
 * @param problems takes a line for each variable that is missing or ill-formed
 */
export function readFileStorage(
  given: (name: string) => string | undefined,
  problems: string[],
): FileStorage | undefined {
  const [bucket = "", region = "", accessKeyId = "", secretAccessKey = ""] = required.map(given);
  const missing = required.filter((name) => given(name) === undefined);
  if (missing.length === required.length) return undefined;
  if (missing.length > 0) {
    problems.push(
      `${missing.join(", ")} ${missing.length > 1 ? "are" : "is"} missing beside the other S3_ variables.`,
    );
  }
  if (bucket !== "" && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    problems.push(
      `S3_BUCKET is "${bucket}"; it must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.`,
    );
  }

  const address = given("S3_ENDPOINT");
  const endpoint = address === undefined ? undefined : originIn(address);
  if (address !== undefined && endpoint === undefined) {
    problems.push(`S3_ENDPOINT is "${address}"; it must be an origin such as https://s3.example.com.`);
  }
  const readAt = given("S3_PUBLIC_URL");
  if (readAt !== undefined && !isWebAddress(readAt)) {
    problems.push(`S3_PUBLIC_URL is "${readAt}"; it must be an http:// or https:// address without a query.`);
  }
  const publicUrl =
    readAt ?? (endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`);
  return { bucket, region, accessKeyId, secretAccessKey, endpoint, publicUrl: publicUrl.replace(/\/+$/, "") };
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username === "" && search === "" && hash === "";
}
