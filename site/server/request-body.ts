import type { IncomingMessage } from "node:http";

/** No form of this site comes near this size. */
export const maxBodyBytes = 64 * 1024;

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** The whole body of a request. Rejects with {@link BodyTooLarge} before more than the limit is held in memory. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > maxBodyBytes) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBodyBytes) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
