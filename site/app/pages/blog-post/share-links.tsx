import { blog } from "~/copy/blog.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { TextButton, TextLink } from "~/ui/links.tsx";
import { showToast } from "~/ui/toast.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";

interface Shared {
  /** Absolute URL of the page. */
  address: string;
  title: string;
}

export function ShareLinks({ address, title }: Shared) {
  const copy = useCopy(blog).share;
  return (
    <section
      aria-label={copy.title}
      className="measure mt-12 flex flex-wrap items-center gap-x-6 border-hairline border-t pt-3 print:hidden"
    >
      <p className="text-quiet text-s">{copy.title}</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <TextLink href={emailAddress({ address, title })}>{copy.email}</TextLink>
        </li>
        {shareAddresses({ address, title }).map(({ href, label }) => (
          <li key={label}>
            <TextLink href={href} icon="none">
              {label}
            </TextLink>
          </li>
        ))}
        <CopyLink address={address} />
      </ul>
    </section>
  );
}

/** Button that copies the URL. Without JavaScript or clipboard access it is invisible but keeps its space. */
function CopyLink({ address }: { address: string }) {
  const copy = useCopy(blog).share;
  const hydrated = useHydrated();
  const works = hydrated && navigator.clipboard !== undefined;
  const copyLink = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast("success", copy.copied),
      () => showToast("error", copy.refused),
    );
  return (
    <li className={works ? undefined : "invisible"}>
      <TextButton onClick={copyLink}>{copy.copy}</TextButton>
    </li>
  );
}

/** Returns share links. They are plain links, which load nothing from third parties. */
export function shareAddresses({ address, title }: Shared) {
  return [
    {
      label: "LinkedIn",
      href: withQuery("https://www.linkedin.com/sharing/share-offsite/", { url: address }),
    },
    { label: "Facebook", href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: address }) },
    { label: "X", href: withQuery("https://x.com/intent/post", { text: title, url: address }) },
  ];
}

/** Returns a `mailto:` link with title and URL. */
export function emailAddress({ address, title }: Shared): string {
  return withQuery("mailto:", { subject: title, body: address });
}

/** Returns a URL with this query. Encodes spaces as %20, because email programs show a plus sign as it is. */
function withQuery(base: string, query: Readonly<Record<string, string>>): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${parts.join("&")}`;
}
