import type { ContentStore } from "~/content/store/content-store.server.ts";
import { leavePreviewPath, previewPath } from "~/layout/preview-paths.ts";
import { reasonOf } from "../../app/reason.ts";
import { plainPageResponse } from "../plain-page.ts";
import type { PageContent } from "../rendering.ts";
import { type Handler, textResponse } from "../responses.ts";
import { signingKey } from "../signing-key.ts";
import { type PreviewClaims, previewClaims } from "./preview-token.ts";

interface PreviewOptions {
  /** Shared with the content service; without it previews are off. */
  readonly apiToken: string | undefined;
  readonly content: Pick<ContentStore, "current" | "readDraft">;
  readonly log: (event: string, fields: Record<string, string>) => void;
  readonly now?: () => number;
  readonly isHttps: boolean;
}

type PreviewView = { readonly pageContent: PageContent } | { readonly problem: "unavailable" | "gone" };

export type Preview = ReturnType<typeof createPreview>;

/** Headers of all preview responses: caches must not store them, and search engines must not list them. */
export const previewHeaders = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

/** Content type of the launch entry. Its preview shows what "Go live" hides. */
const launchType = "launch";

/** With the prefix `__Host-`, browsers accept the cookie from this host only, not from the rest of its domain. */
const cookieNames = { http: "preview", https: "__Host-preview" };

/** Shows drafts to editors who opened a signed link of the content service, until it expires or they leave. */
export function createPreview({ apiToken, content, log, now = Date.now, isHttps }: PreviewOptions) {
  const key = apiToken === undefined ? null : signingKey("preview", apiToken);
  const cookieName = isHttps ? cookieNames.https : cookieNames.http;
  const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);
  const attributes = `HttpOnly; SameSite=Lax; Path=/${isHttps ? "; Secure" : ""}`;
  const verify = (token: string) => (key ? previewClaims(token, key, now()) : null);

  /** Returns the claims of a request's cookie; null for visitors. */
  function claimsOf(cookies: string | null | undefined): PreviewClaims | null {
    const token = cookies && cookiePattern.exec(cookies)?.[1];
    return token ? verify(token) : null;
  }

  const enter: Handler = (c) => {
    const token = c.var.url.searchParams.get("token") ?? "";
    const claims = verify(token);
    if (!claims) return previewProblemResponse("refused");
    const maxAge = claims.exp - Math.floor(now() / 1000);
    return c.body(null, 303, {
      ...previewHeaders,
      Location: claims.path,
      "Referrer-Policy": "no-referrer",
      "Set-Cookie": `${cookieName}=${token}; Max-Age=${maxAge}; ${attributes}`,
    });
  };

  const leave: Handler = (c) => {
    if (c.req.method !== "POST")
      return textResponse(405, "Leave a preview with its button.", { Allow: "POST" });
    return c.body(null, 303, {
      ...previewHeaders,
      Location: claimsOf(c.req.header("cookie"))?.path ?? "/",
      "Set-Cookie": `${cookieName}=; Max-Age=0; ${attributes}`,
    });
  };

  /** Returns the content that a preview shows, or why there is none. */
  async function readView({ documentId, exp, panel, published, type }: PreviewClaims): Promise<PreviewView> {
    const facts = { expiresAt: new Date(exp * 1000).toISOString(), panel: panel ?? null };
    if (published) {
      const preview = { ...facts, hidden: [], isPublished: true, problems: [], title: null };
      return { pageContent: { content: content.current(), preview } };
    }
    try {
      const draft = await content.readDraft(type, documentId);
      if (!draft) return { problem: "gone" };
      const preview = {
        ...facts,
        // Until the site is live, only the preview of the launch entry shows what going live will hide.
        hidden: draft.content.isLive || type === launchType ? draft.content.withheld : [],
        isPublished: draft.isPublished,
        problems: draft.problems,
        title: draft.title,
      };
      return { pageContent: { content: draft.content, preview } };
    } catch (error) {
      log("preview.unavailable", { error: reasonOf(error) });
      return { problem: "unavailable" };
    }
  }

  return {
    claimsOf,
    endpoints: { [previewPath]: enter, [leavePreviewPath]: leave },
    readView,
  };
}

const messages = {
  unavailable: {
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
} as const;

/** Returns a page, without further files, that says why there is no preview. `panel` may show it in a frame. */
export function previewProblemResponse(problem: keyof typeof messages, panel?: string): Response {
  const { status, text, title } = messages[problem];
  const leaveButton = `<form action="${leavePreviewPath}" method="post" target="_top"><button type="submit">Leave preview</button></form>`;
  const extraHtml = problem === "refused" ? '<p><a href="/">Go to the home page</a></p>' : leaveButton;
  return plainPageResponse(status, {
    frameAncestor: panel,
    headers: previewHeaders,
    extraHtml,
    text,
    title,
  });
}
