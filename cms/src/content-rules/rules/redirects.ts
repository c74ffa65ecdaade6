import { z } from "@strapi/utils";
import { environment } from "../../lib/environment";
import { invalidFieldError, parseInput } from "../../lib/request-body";
import type { Rule } from "../rule";
import { findPagePaths } from "./page-address";
import sitePages from "./site-pages.json";

const addressSchema = z.string().max(2048).nullish();
const sentSchema = z.object({ from: addressSchema, to: addressSchema, automatic: z.boolean().nullish() });

/**
 * Refuses redirects that start at a path that the site answers, or lead to a missing page or to themselves. Allows
 * chains and loops of redirects, because the site follows chains and stops at loops. If a rename creates the redirect,
 * checks only the form of the paths, because the old page is still published and the new one not yet.
 */
export const redirectAddressRule: Rule = {
  async beforeSave({ action, input, strapi }) {
    const { automatic, ...sent } = parseInput(sentSchema, input);
    const from = sent.from && parseSource(sent.from);
    const to = sent.to && parseTarget(sent.to, environment().siteUrl);
    // A redirect that an editor changed is no longer automatic.
    const fields = {
      ...(from && { from }),
      ...(to && { to }),
      ...(action !== "create" && { automatic: false }),
    };
    if (action === "create" && automatic) return fields;
    const pages = await findPagePaths(strapi);
    if (from && [...sitePages, ...pages].includes(from)) {
      throw invalidFieldError(
        "from",
        `“${from}” is a page of the site. Visitors would never be redirected from it.`,
      );
    }
    const path = to?.replace(/[?#].*$/, "") ?? "";
    if (to && path === from) throw invalidFieldError("to", "This is the old address itself.");
    // Assume that URLs of other sites and of files exist.
    if (path.startsWith("/") && !/\.\w+$/.test(path) && !pages.includes(path))
      throw invalidFieldError("to", `There is no page at ${to}.`);
    return fields;
  },
};

const removeTrailingSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, "") || "/";

/** Returns the path of an old page, given as a path or as a URL of any host. Throws ValidationError for other texts. */
export function parseSource(text: string): string {
  // A URL may lack its scheme: www.old-site.com, or a domain before a slash (old-site.com/page).
  const address = text.trim().replace(/^(?=www\.|(?:[\w-]+\.)+[a-z]{2,}\/)/i, "https://");
  const url = URL.parse(address, "https://site.invalid");
  if (url && /^https?:$/.test(url.protocol)) return refuseAnsweredPath(removeTrailingSlash(url.pathname));
  throw invalidFieldError(
    "from",
    "Enter the part of the old address after the site's name, such as /old-page.",
  );
}

/** Paths that the site answers without looking for redirects: files, feeds, endpoints, and paths that contain `//`. */
const answeredPath =
  /^\/(?:(?:files|pictures|social|static)\/|(?:gallery|healthz|preview|readyz|refresh-ping|favicon\.ico|robots\.txt|sitemap\.xml|\w+\/feed\.xml)$)|\/\/|\.data$/;

function refuseAnsweredPath(path: string): string {
  if (!answeredPath.test(path)) return path;
  throw invalidFieldError(
    "from",
    `The site itself answers requests for “${path}”. Visitors would never be redirected from it.`,
  );
}

/** Returns a path of this site or an https URL of another. Throws ValidationError for other texts. */
export function parseTarget(text: string, siteUrl: string): string {
  // `URL` reads "https:/host" as the path "/host" if the site uses https, and as "https://host" if it uses http.
  const url = /^https?:(?!\/\/)/i.test(text.trim()) ? null : URL.parse(text.trim(), siteUrl);
  if (url?.origin === new URL(siteUrl).origin)
    return `${removeTrailingSlash(url.pathname)}${url.search}${url.hash}`;
  if (url?.protocol === "https:" && url.hostname.includes(".") && !url.username) return url.href;
  throw invalidFieldError(
    "to",
    "Enter an address on this site, such as /new-page, or one elsewhere that starts with https://.",
  );
}
