import { previewToken } from "../../testing/preview-token.ts";
import { runningStack } from "./running-stack.ts";

/** Path of the example campaign page, which is a draft. */
export const examplePath = "/example-campaign";

/** Returns the preview token of the example page. */
export async function examplePreview(): Promise<string> {
  const { apiUrl, token } = runningStack();
  const response = await fetch(`${apiUrl}/pages?status=draft`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await response.json();
  const exp = Math.floor(Date.now() / 1000) + 1_800;
  return previewToken({ documentId: data[0].documentId, exp, path: examplePath, type: "pages" }, token);
}
