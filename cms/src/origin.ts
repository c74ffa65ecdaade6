/** An http(s) address without a user name, path or query; nothing for anything else. */
export function originIn(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username === "" &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "";
  return isOrigin ? url.origin : undefined;
}
