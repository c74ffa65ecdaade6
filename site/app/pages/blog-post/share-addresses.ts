interface Shared {
  /** The page's whole address. */
  readonly address: string;
  readonly title: string;
}

/** Where a page can be shared, as plain links: nothing is loaded from any of them. */
export function shareAddresses({ address, title }: Shared): readonly { label: string; href: string }[] {
  return [
    {
      label: "LinkedIn",
      href: withQuery("https://www.linkedin.com/sharing/share-offsite/", { url: address }),
    },
    { label: "Facebook", href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: address }) },
    { label: "X", href: withQuery("https://x.com/intent/post", { text: title, url: address }) },
  ];
}

/** A letter with the page's title and address in it; its reader's own program sends it. */
export function letterAddress({ address, title }: Shared): string {
  return withQuery("mailto:", { subject: title, body: address });
}

/** Spaces as %20: in letters a plus sign stays one. */
function withQuery(base: string, query: Readonly<Record<string, string>>): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${parts.join("&")}`;
}
