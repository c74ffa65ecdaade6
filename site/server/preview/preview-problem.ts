import type { ServerResponse } from "node:http";
import { leavePath } from "~/layout/preview-paths.ts";

/** Why a preview is not shown. */
export type PreviewProblem = "away" | "gone" | "refused";

interface Words {
  readonly status: number;
  readonly text: string;
  readonly title: string;
}

const words: Readonly<Record<PreviewProblem, Words>> = {
  away: {
    status: 503,
    title: "The preview cannot be shown right now",
    text: "The content service does not answer. Visitors see the site as always. Please load this page again in a moment.",
  },
  gone: {
    status: 404,
    title: "This draft is no longer there",
    text: "It was deleted after its preview was opened.",
  },
  refused: {
    status: 403,
    title: "This preview link is not valid",
    text: "It has expired, or a part of it is missing. Please open the preview from the content service again.",
  },
};

const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page that says why, and needs nothing that could be missing too. */
export function sendPreviewProblem(response: ServerResponse, problem: PreviewProblem): void {
  const { status, text, title } = words[problem];
  const leave = `<form action="${leavePath}" method="post"><button type="submit">Leave preview</button></form>`;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${problem === "refused" ? '<p><a href="/">Go to the home page</a></p>' : leave}
</main>
</body>
</html>
`;
  response
    .writeHead(status, {
      ...previewHeaders,
      "Content-Length": Buffer.byteLength(body),
      "Content-Security-Policy": policy,
      "Content-Type": "text/html; charset=utf-8",
    })
    .end(body);
}

/** Of everything that belongs to a preview: nobody else may see or keep it. */
export const previewHeaders = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };
