import { NewTabHint } from "~/ui/new-tab-hint.tsx";
import { showToast } from "~/ui/toast.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { letterAddress, shareAddresses } from "./share-addresses.ts";

interface ShareLinksProps {
  /** The post's whole address. */
  readonly address: string;
  readonly title: string;
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
