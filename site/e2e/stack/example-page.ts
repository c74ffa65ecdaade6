import { previewToken } from "../../testing/preview-token.ts";
import { runningStack } from "./running-stack.ts";

/** The example of a page of the team's own, which is a draft. */
export const examplePath = "/example-campaign";

/** The token of its preview, as the admin panel gives it. */
export async function examplePreview(): Promise<string> {
  const { apiUrl, token } = runningStack();
  const answer = await fetch(`${apiUrl}/pages?status=draft`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  const exp = Math.floor(Date.now() / 1000) + 1_800;
  return previewToken({ documentId: data[0].documentId, exp, path: examplePath, type: "pages" }, token);
}
