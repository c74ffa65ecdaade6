import { createHash } from "node:crypto";
import { uncachedResponse } from "./responses.ts";

interface PlainPage {
  readonly title: string;
  readonly text: string;
  readonly extraHtml?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Origin that may frame the page; none by default. */
  readonly frameAncestor?: string | undefined;
}

const style =
  "body{margin:0;background:#fbf8f2;color:#17211e;font:1.125rem/1.6 Georgia,serif}" +
  "main{max-width:36rem;margin:0 auto;padding:20vh 1.5rem}" +
  "h1{margin:0 0 1rem;font-weight:500;font-size:1.75rem;line-height:1.2}" +
  "a{color:inherit}button{padding:.5rem 1rem;font:inherit}";
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'`;

/** Returns a page that needs no content, script or file. */
export function plainPageResponse(
  status: number,
  { frameAncestor = "'none'", headers, extraHtml = "", text, title }: PlainPage,
): Response {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${extraHtml}
</main>
</body>
</html>
`;
  return uncachedResponse(body, status, {
    "Content-Security-Policy": `${policy}; frame-ancestors ${frameAncestor}`,
    "Content-Type": "text/html; charset=utf-8",
    ...headers,
  });
}

/** Returns the 503 for pages, feeds and social pictures until the site has read content. */
export function noContentYetResponse(): Response {
  return plainPageResponse(503, {
    title: "This website will be here in a moment",
    text: "It has just been started and is still fetching its pages. Please load this page again in a few seconds.",
    headers: { "Retry-After": "10", "X-Robots-Tag": "noindex" },
  });
}
