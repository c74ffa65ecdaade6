import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
} from "react-router";
import { readForm } from "../intake/form-body.server.ts";
import { leadsContext } from "../leads-context.server.ts";
import { outcomeOfStorageError } from "../queue/schema.server.ts";
import {
  doneParameter,
  type LinkPageData,
  type LinkPurpose,
  type LinkState,
  linkPaths,
  tokenField,
} from "./link-page.ts";

const statuses: Readonly<Record<LinkState, number>> = {
  ask: 200,
  done: 200,
  expired: 410,
  failed: 503,
  invalid: 400,
  tooMany: 429,
};

/** The URL is secret, so disable caching, indexing and referrers. */
const privacyHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

/**
 * Makes the `loader` of a link's page. Loading changes nothing, because mail programs open links too. A click on the
 * button redirects to the same page without the token, which then shows the state "done".
 */
export function linkLoader(purpose: LinkPurpose) {
  return async ({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) => {
    const token = tokenOf(request);
    if (token === "" && queryOf(request).has(doneParameter)) return respond({ state: "done", token });
    const state = await context
      .get(leadsContext)
      .newsletter.checkLink(purpose, token)
      .catch(outcomeOfStorageError);
    if (state === "valid") return respond({ state: "ask", token });
    return respond({ state, token: state === "failed" ? token : "" });
  };
}

/**
 * Makes the `action` of a link's page. After a click on the button that succeeds, redirects to a page that can be
 * reloaded. A one-click POST from a mail provider (RFC 8058) has the token in its URL and must not be redirected.
 */
export function linkAction(purpose: LinkPurpose) {
  return async ({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) => {
    const isOneClick = tokenOf(request) !== "";
    const token = isOneClick ? tokenOf(request) : await postedToken(request);
    const { newsletter } = context.get(leadsContext);
    const { outcome, retryAfterMs } = await newsletter
      .actOnLink(purpose, token)
      .catch((error) => ({ outcome: outcomeOfStorageError(error), retryAfterMs: undefined }));
    if (outcome === "done" && !isOneClick)
      return redirect(`${linkPaths[purpose]}?${doneParameter}`, { status: 303, headers: privacyHeaders });
    const mayRetry = outcome === "failed" || outcome === "tooMany";
    return respond({ state: outcome, token: mayRetry ? token : "" }, retryAfterMs);
  };
}

/** `headers` of a link's page. */
export function linkHeaders({ actionHeaders }: Pick<HeadersArgs, "actionHeaders">): Headers {
  const headers = new Headers(privacyHeaders);
  const wait = actionHeaders.get("Retry-After");
  if (wait !== null) headers.set("Retry-After", wait);
  return headers;
}

const queryOf = (request: Request) => new URL(request.url).searchParams;
const tokenOf = (request: Request) => queryOf(request).get(tokenField) ?? "";

async function postedToken(request: Request): Promise<string> {
  const fields = await readForm(request).catch(() => undefined);
  const token = fields?.get(tokenField);
  return typeof token === "string" ? token : "";
}

function respond(page: LinkPageData, retryAfterMs?: number) {
  const headers = new Headers();
  if (retryAfterMs !== undefined) headers.set("Retry-After", String(Math.ceil(retryAfterMs / 1000)));
  return data(page, { status: statuses[page.state], headers });
}
