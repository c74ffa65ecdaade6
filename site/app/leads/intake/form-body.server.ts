import { readBody } from "../../read-body.ts";

/** Room for the longest message in any script: URL-encoded, its 4,000 characters take at most 36 KB. */
const maxBodyBytes = 64 * 1024;

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Reads the body of a form. Rejects with BodyTooLarge. */
export async function readFormBody(
  body: AsyncIterable<Uint8Array> | null,
  contentLength = 0,
): Promise<Buffer<ArrayBuffer>> {
  // Reject by Content-Length before reading: after a body is read in part, the client may never see the 413.
  const bytes = contentLength > maxBodyBytes ? null : await readBody(body, maxBodyBytes);
  if (!bytes) throw new BodyTooLarge();
  return bytes;
}

export type FormFields = Pick<FormData, "get">;

/** Reads and parses a form. Rejects with BodyTooLarge, or with another error if the body is not a form. */
export async function readForm({ body, headers }: Request): Promise<FormFields> {
  const bytes = await readFormBody(body);
  return new Response(bytes, { headers: { "Content-Type": headers.get("Content-Type") ?? "" } }).formData();
}
