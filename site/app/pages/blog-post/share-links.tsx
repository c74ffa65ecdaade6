import { blog } from "~/copy/blog.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { TextButton, TextLink } from "~/ui/links.tsx";
import { showToast } from "~/ui/toast.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";

interface SharedPage {
  title: string;
  /** Absolute URL. */
  url: string;
}

export function ShareLinks(page: SharedPage) {
  const copy = useCopy(blog).share;
  return (
    <section
      aria-label={copy.title}
      className="measure mt-12 flex flex-wrap items-center gap-x-6 border-hairline border-t pt-3 print:hidden"
    >
      <p className="text-quiet text-s">{copy.title}</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <TextLink href={emailLink(page)}>{copy.email}</TextLink>
        </li>
        {networkLinks(page).map(({ href, label }) => (
          <li key={label}>
            <TextLink className="min-w-6" href={href} icon="none">
              {label}
            </TextLink>
          </li>
        ))}
        <CopyLink url={page.url} />
      </ul>
    </section>
  );
}

/** Button that copies the URL. Without JavaScript or clipboard access it is invisible but keeps its space. */
function CopyLink({ url }: Pick<SharedPage, "url">) {
  const copy = useCopy(blog).share;
  const works = useHydrated() && navigator.clipboard !== undefined;
  const copyLink = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast("success", copy.copied),
      () => showToast("error", copy.refused),
    );
  return (
    <li className={works ? undefined : "invisible"}>
      <TextButton onClick={copyLink}>{copy.copy}</TextButton>
    </li>
  );
}

/** Returns links that share a page on social networks. The page loads nothing from the networks. */
export function networkLinks({ title, url }: SharedPage) {
  return [
    { label: "LinkedIn", href: withQuery("https://www.linkedin.com/sharing/share-offsite/", { url }) },
    { label: "Facebook", href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }) },
    { label: "X", href: withQuery("https://x.com/intent/post", { text: title, url }) },
  ];
}

/** Returns a `mailto:` link with title and URL. */
export function emailLink({ title, url }: SharedPage): string {
  return withQuery("mailto:", { subject: title, body: url });
}

/** Returns a URL with this query. Encodes spaces as %20, because email programs show a plus sign as it is. */
function withQuery(base: string, query: Readonly<Record<string, string>>): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${parts.join("&")}`;
}
