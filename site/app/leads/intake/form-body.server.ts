/** A form with its longest message is a fifth of this. */
const maxBodyBytes = 64 * 1024;

export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** The whole body of a request that announces this length. Rejects with BodyTooLarge. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  announcedBytes = 0,
): Promise<Buffer<ArrayBuffer>> {
  // Before a byte is read: the connection of a body that is left half read takes no answer.
  if (announcedBytes > maxBodyBytes) throw new BodyTooLarge();
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

/** Rejects with BodyTooLarge, and with another error when this is no form. */
export async function readForm({ body, headers }: Request): Promise<FormFields> {
  const bytes = await readBody(body);
  const type = headers.get("Content-Type") ?? "";
  // Plain forms are read without the machinery for files, which would be a tenth of what a lead costs.
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return new URLSearchParams(bytes.toString("utf8"));
  return new Response(bytes, { headers: { "Content-Type": type } }).formData();
}
