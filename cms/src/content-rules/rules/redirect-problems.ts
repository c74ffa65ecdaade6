import sitePages from "./site-pages.json";

export interface Redirect {
  from: string;
  to: string;
}

export interface RedirectProblem {
  field: keyof Redirect;
  message: string;
}

const removeTrailingSlash = (address: string): string =>
  address.length > 1 && address.startsWith("/") ? address.replace(/\/+$/, "") || "/" : address;

const pathWithQuery = ({ hash, pathname, search }: URL): string => `${pathname}${search}${hash}`;

/** Removes the site's own origin and a trailing slash. */
export function normalizeTarget(address: string, siteUrl: string): string {
  const trimmed = address.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  return removeTrailingSlash(url?.origin === new URL(siteUrl).origin ? pathWithQuery(url) : trimmed);
}

/** Returns the path of an old page, given as a path or as a URL of any host. */
export function normalizeSource(address: string): string {
  const trimmed = address.trim();
  if (/^https?:\/\//i.test(trimmed) && URL.canParse(trimmed)) {
    return removeTrailingSlash(new URL(trimmed).pathname);
  }
  if (/^([/\\]|[a-z][a-z\d+.-]*:|$)/i.test(trimmed)) return removeTrailingSlash(trimmed);
  // Remove a leading host: a domain before a slash (old-site.com/page), or www.… alone. Keep file names (a.html).
  return removeTrailingSlash(`/${trimmed.replace(/^(?:[\w-]+\.)+[a-z]{2,}\/|^www\.[^/]+$/i, "")}`);
}

// Browsers treat // and /\ as the start of another host.
const isPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address);

function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address) || !/^https:\/\/\S+$/i.test(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes(".") && username === "" && password === "";
}

/** Returns the path of a URL or path, without query and fragment. */
export const pathWithoutQuery = (address: string): string =>
  removeTrailingSlash(address.replace(/[?#].*$/, ""));

/** Paths besides pages for which the site does not look for redirects, such as those with an empty segment. */
const answeredPath =
  /^\/(?:(?:files|pictures|social|static)\/|(?:gallery|healthz|preview|readyz|refresh-ping|vitals|favicon\.ico|robots\.txt|sitemap\.xml|\w+\/feed\.xml)$)|\/\/|\.data$/;

export function findSourceProblem(from: string): RedirectProblem | undefined {
  const makeProblem = (message: string): RedirectProblem => ({ field: "from", message });
  if (!isPath(from)) {
    return makeProblem("Enter the part of the old address after the site's name, such as /old-page.");
  }
  if (/[?#]/.test(from)) return makeProblem("Leave out the part from “?” or “#” on: it is ignored here.");
  if (answeredPath.test(from)) {
    return makeProblem(
      `The site itself answers requests for “${from}”. Visitors would never be redirected from it.`,
    );
  }
  // The site serves its own pages before it looks for redirects.
  if (!sitePages.includes(from)) return undefined;
  return makeProblem(`“${from}” is a page of the site. Visitors would never be redirected from it.`);
}

export function findTargetProblem(to: string): RedirectProblem | undefined {
  if (isPath(to) || isSecureAddress(to)) return undefined;
  return {
    field: "to",
    message: /^http:/i.test(to)
      ? "Use an address that starts with https://. Visitors are not sent to unprotected pages."
      : "Enter an address on this site, such as /new-page, or one elsewhere that starts with https://.",
  };
}

/**
 * Returns what is wrong with a redirect, given the other redirects: it leads to itself, its old path has a redirect
 * already, or it makes a chain. A loop counts as a chain.
 */
export function findConflict(
  others: readonly Redirect[],
  { from, to }: Redirect,
): RedirectProblem | undefined {
  const target = pathWithoutQuery(to);
  if (target === from) return { field: "to", message: "This is the old address itself." };
  if (others.some((other) => other.from === from)) {
    return { field: "from", message: `There is already a redirect from “${from}”. Change that one.` };
  }
  const next = others.find((other) => other.from === target)?.to;
  if (next !== undefined) {
    return {
      field: "to",
      message: `“${target}” is itself redirected to “${next}”. Enter “${next}” here.`,
    };
  }
  const incoming = others.find((other) => pathWithoutQuery(other.to) === from);
  if (!incoming) return undefined;
  return {
    field: "from",
    message: `“${incoming.from}” is redirected to this address. Change that redirect first, to lead where this one leads.`,
  };
}
