/** A form with its longest message is a fifth of this. */
const maxBytes = 64 * 1024;

/** What a form sent, whichever way it was encoded. */
export type FormFields = Pick<FormData, "get" | "has">;

export type FormBody =
  | { readonly read: true; readonly fields: FormFields }
  | { readonly read: false; readonly status: 400 | 413; readonly message: string };

/** Reads a form's body, and no more than a form can have. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return { read: false, status: 413, message: "Content Too Large" };
      chunks.push(chunk);
    }
    const type = request.headers.get("Content-Type") ?? "";
    return { read: true, fields: await fieldsOf(Buffer.concat(chunks), type) };
  } catch {
    return { read: false, status: 400, message: "Bad Request" };
  }
}

/** Plain forms are read without the machinery for files, which would be a tenth of what a lead costs. */
async function fieldsOf(body: Buffer<ArrayBuffer>, type: string): Promise<FormFields> {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return new URLSearchParams(body.toString("utf8"));
  return new Response(body, { headers: { "Content-Type": type } }).formData();
}
