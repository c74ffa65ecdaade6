const youtubeHostPattern = /^(?:(?:www\.|m\.)?youtube\.com|www\.youtube-nocookie\.com|youtu\.be)$/;

/** Returns the ID of the YouTube video at a URL, or null. The site uses the same rules. */
export function parseYoutubeId(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || !youtubeHostPattern.test(url.hostname)) return null;
  const idPattern = url.hostname === "youtu.be" ? /^\/([^/]+)$/ : /^\/(?:embed|live|shorts)\/([^/]+)$/;
  const id =
    idPattern.exec(url.pathname)?.[1] ?? (url.pathname === "/watch" ? url.searchParams.get("v") : null);
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
