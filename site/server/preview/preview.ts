import type { ContentSnapshot } from "~/content/model/model.ts";
import type { ContentStore } from "~/content/store/content-store.server.ts";
import type { PreviewFacts } from "~/layout/preview-context.server.ts";
import { leavePath, previewPath } from "~/layout/preview-paths.ts";
import { sendText } from "../answers.ts";
import type { Endpoint } from "../endpoint.ts";
import { siteKey } from "../site-key.ts";
import { previewHeaders, sendPreviewProblem } from "./preview-problem.ts";
import { type PreviewClaims, previewClaims } from "./preview-token.ts";

export interface PreviewOptions {
  readonly content: Pick<ContentStore, "current" | "readDraft">;
  readonly log: (event: string, fields: Record<string, string>) => void;
  readonly now?: () => number;
  /** Whether visitors come by https. */
  readonly secure: boolean;
  /** Shared with the content service; without one there are no previews. */
  readonly token: string | undefined;
}

/** What a page is made of: what everybody sees, or an editor's preview. */
export interface Shown {
  readonly content: ContentSnapshot;
  readonly preview: PreviewFacts | "unavailable" | null;
}

/** What an editor sees instead of the public content, or why not. */
export type PreviewView = { readonly shown: Shown } | { readonly problem: "away" | "gone" };

export interface Preview {
  /** Which draft a request with these cookies is to show; null for visitors. */
  claimsOf(cookies: string | null | undefined): PreviewClaims | null;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  /** What a page shows to whoever has these cookies; without the draft it is what visitors see. */
  shownTo(cookies: string | null | undefined): Promise<Shown>;
  view(claims: PreviewClaims): Promise<PreviewView>;
}

const cookieName = "preview";
const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);

/** Shows drafts to whoever has a signed link of the content service, until it expires or they leave. */
export function createPreview({ content, log, now = Date.now, secure, token }: PreviewOptions): Preview {
  const key = token === undefined ? null : siteKey("preview", token);
  const attributes = `HttpOnly; SameSite=Lax; Path=/${secure ? "; Secure" : ""}`;
  const read = (text: string) => (key ? previewClaims(text, key, now()) : null);

  function claimsOf(cookies: string | null | undefined): PreviewClaims | null {
    const found = cookie.exec(cookies ?? "")?.[1];
    return found === undefined ? null : read(found);
  }

  const enter: Endpoint = (_request, response, url) => {
    const given = url.searchParams.get("token") ?? "";
    const claims = read(given);
    if (!claims) return sendPreviewProblem(response, "refused");
    const maxAge = claims.exp - Math.floor(now() / 1000);
    response
      .writeHead(303, {
        ...previewHeaders,
        Location: claims.path,
        "Referrer-Policy": "no-referrer",
        "Set-Cookie": `${cookieName}=${given}; Max-Age=${maxAge}; ${attributes}`,
      })
      .end();
  };

  const leave: Endpoint = (request, response) => {
    if (request.method !== "POST") {
      return sendText(response, 405, "Previews are left with their button.", { Allow: "POST" });
    }
    response
      .writeHead(303, {
        ...previewHeaders,
        Location: claimsOf(request.headers.cookie)?.path ?? "/",
        "Set-Cookie": `${cookieName}=; Max-Age=0; ${attributes}`,
      })
      .end();
  };

  async function view({ documentId, exp, type }: PreviewClaims): Promise<PreviewView> {
    try {
      const draft = await content.readDraft(type, documentId);
      if (!draft) return { problem: "gone" };
      const facts = {
        expiresAt: new Date(exp * 1000).toISOString(),
        problems: draft.problems,
        title: draft.title,
      };
      return { shown: { content: draft.content, preview: facts } };
    } catch (error) {
      log("preview.unavailable", { error: error instanceof Error ? error.message : String(error) });
      return { problem: "away" };
    }
  }

  return {
    claimsOf,
    endpoints: { [previewPath]: enter, [leavePath]: leave },
    async shownTo(cookies) {
      const claims = claimsOf(cookies);
      const seen = claims && (await view(claims));
      return seen && "shown" in seen ? seen.shown : { content: content.current(), preview: null };
    },
    view,
  };
}
