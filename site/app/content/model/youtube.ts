const hosts = new Set([
  "m.youtube.com",
  "www.youtube-nocookie.com",
  "www.youtube.com",
  "youtu.be",
  "youtube.com",
]);

/** Returns the ID of the YouTube video at a URL; null for any other text. */
export function youtubeIdIn(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.hostname)) return null;
  const path = url.hostname === "youtu.be" ? /^\/([^/]+)$/ : /^\/(?:embed|live|shorts)\/([^/]+)$/;
  const id = path.exec(url.pathname)?.[1] ?? (url.pathname === "/watch" ? url.searchParams.get("v") : null);
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
