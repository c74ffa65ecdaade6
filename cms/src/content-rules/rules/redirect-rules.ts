/** Pages that the site always has; a redirect from one of them would never be followed. */
import sitePages from "./site-pages.json";

export interface Redirect {
  from: string;
  to: string;
}

export interface Problem {
  field: keyof Redirect;
  message: string;
}

/** An address as it is stored and compared: of this site without its origin, and without the slash at the end. */
export function asStored(address: string, publicUrl: string): string {
  const trimmed = address.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  const own = url?.origin === new URL(publicUrl).origin ? afterSite(url) : trimmed;
  return withoutEndingSlash(own);
}

const withoutEndingSlash = (address: string) =>
  address.length > 1 && address.startsWith("/") ? address.replace(/\/+$/, "") || "/" : address;

/** A whole address, of whichever site it was, and one without its slash are stored by their path. */
export function oldAddressAsStored(address: string): string {
  const trimmed = address.trim();
  const isWhole = /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed);
  return withoutEndingSlash(isWhole ? afterSite(new URL(trimmed)) : pathWithoutSite(trimmed));
}

const afterSite = ({ hash, pathname, search }: URL) => `${pathname}${search}${hash}`;

function pathWithoutSite(address: string): string {
  if (/^([/\\]|[a-z][a-z\d+.-]*:|$)/i.test(address)) return address;
  // A first part with a dot before a slash is a site's name, such as old-site.com; a file ends the address.
  return `/${address.replace(/^(?:[\w-]+\.)+[a-z]{2,}\/|^www\.[^/]+$/i, "")}`;
}

export function problemOfOldAddress(from: string): Problem | undefined {
  const problem = (message: string): Problem => ({ field: "from", message });
  if (!isPath(from)) {
    return problem(
      "Enter the old address on this site as it stands after the site's name, such as /old-page.",
    );
  }
  if (/[?#]/.test(from)) return problem("Leave out the part from “?” or “#” on: it is ignored here.");
  if (sitePages.includes(from))
    return problem(`“${from}” is a page of the site. Visitors would never be redirected from it.`);
  return undefined;
}

export function problemOfNewAddress(to: string): Problem | undefined {
  if (isPath(to) || isSecureAddress(to)) return undefined;
  return {
    field: "to",
    message: /^http:/i.test(to)
      ? "Use an address that starts with https://. Visitors are not sent to unprotected pages."
      : "Enter an address on this site, such as /new-page, or one elsewhere that starts with https://.",
  };
}

/** Whether there is something to lead to. Of other sites and of files nothing is known: they count as there. */
export function isPage(to: string, pages: readonly string[]): boolean {
  const path = pathOf(to);
  return !path.startsWith("/") || /\.\w+$/.test(path) || pages.includes(path);
}

export function problemAmong(others: readonly Redirect[], { from, to }: Redirect): Problem | undefined {
  const target = pathOf(to);
  if (target === from) return { field: "to", message: "This is the old address itself." };

  const targets = new Map(others.map((other) => [other.from, other.to]));
  if (targets.has(from)) {
    return { field: "from", message: `There is a redirect from “${from}” already. Change that one.` };
  }
  const next = targets.get(target);
  if (next !== undefined) {
    const chain = [from, target];
    for (let at: string | undefined = next; at !== undefined; at = targets.get(pathOf(at))) {
      if (chain.includes(pathOf(at), 1)) break;
      chain.push(pathOf(at));
    }
    if (chain.at(-1) === from) {
      return { field: "to", message: `This would lead visitors in a circle: ${chain.join(" → ")}.` };
    }
    return { field: "to", message: `“${target}” is redirected to “${next}” itself. Enter that one here.` };
  }
  const pointing = others.find((other) => pathOf(other.to) === from);
  if (pointing) {
    return {
      field: "from",
      message: `“${pointing.from}” is redirected to this address. Change that redirect first, to lead where this one leads.`,
    };
  }
  return undefined;
}

function isPath(address: string): boolean {
  // Two slashes, or one and a backslash, would be another site to browsers.
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}

function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address) || /\s/.test(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === "https:" && hostname.includes(".") && username === "" && password === "";
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, "");
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}
