import { NewTabHint } from "~/ui/site-link.tsx";
import { showToast } from "~/ui/toast.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";

interface ShareLinksProps {
  /** The post's whole address. */
  address: string;
  title: string;
}

export function ShareLinks({ address, title }: ShareLinksProps) {
  return (
    <section aria-label="Share this post" className="share">
      <p className="share-title">Share this post</p>
      <ul className="share-list">
        <li>
          <a className="text-link" href={letterAddress({ address, title })}>
            <span className="text-link-words">Email</span>
          </a>
        </li>
        {shareAddresses({ address, title }).map(({ href, label }) => (
          <li key={label}>
            <a className="text-link" href={href} rel="noopener noreferrer" target="_blank">
              <span className="text-link-words">{label}</span>
              <NewTabHint />
            </a>
          </li>
        ))}
        <CopyLink address={address} />
      </ul>
    </section>
  );
}

/** Offered only where it works: with JavaScript, and where the browser gives access to the clipboard. Its place is kept. */
function CopyLink({ address }: Pick<ShareLinksProps, "address">) {
  const hydrated = useHydrated();
  const works = hydrated && navigator.clipboard !== undefined;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast("success", "Link copied."),
      () => showToast("error", "Your browser did not let the link be copied."),
    );
  return (
    <li className={works ? undefined : "invisible"}>
      <button className="text-link" onClick={copy} type="button">
        <span className="text-link-words">Copy link</span>
      </button>
    </li>
  );
}

interface Shared {
  /** The page's whole address. */
  address: string;
  title: string;
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
