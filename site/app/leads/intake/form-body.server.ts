/** Five times the size of a form with the longest message. */
const maxBodyBytes = 64 * 1024;

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Reads a whole body. Rejects with BodyTooLarge. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  contentLength = 0,
): Promise<Buffer<ArrayBuffer>> {
  // Reject by Content-Length before reading: after a body is read in part, the client may never see the 413.
  if (contentLength > maxBodyBytes) throw new BodyTooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type FormFields = Pick<FormData, "get">;

/** Rejects with BodyTooLarge, or with another error if the body is not a form. */
export async function readForm({ body, headers }: Request): Promise<FormFields> {
  const bytes = await readBody(body);
  return new Response(bytes, { headers: { "Content-Type": headers.get("Content-Type") ?? "" } }).formData();
}
