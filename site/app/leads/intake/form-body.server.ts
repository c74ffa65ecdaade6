/** A form with its longest message is a fifth of this. */
const maxBytes = 64 * 1024;

export type FormBody =
  | { readonly read: true; readonly fields: FormData }
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
    const fields = await new Response(new Blob(chunks), { headers: { "Content-Type": type } }).formData();
    return { read: true, fields };
  } catch {
    return { read: false, status: 400, message: "Bad Request" };
  }
}
