import { fill } from "~/copy/copy.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { SkyPage } from "~/layout/sky-page.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { type LinkPageData, tokenField } from "~/leads/newsletter/link-page.ts";
import { Button } from "~/ui/button.tsx";
import { InlineLink, TextLink } from "~/ui/links.tsx";

interface LinkPageProps {
  /** Path of the form: this page without the token. */
  action: string;
  page: LinkPageData;
  purpose: "confirm" | "unsubscribe";
}

/** Page that a link in an email opens. Its form is sent by the browser, even with JavaScript. */
export function LinkPage({ action, page: { state, token }, purpose }: LinkPageProps) {
  const { links } = useCopy(newsletter);
  const { email, newsletterTitle } = useSiteSettings();
  const copy = links[purpose];
  const { text, title } = copy[state];
  // Signing up again sends a new link.
  const isRenewable = purpose === "confirm" && (state === "expired" || state === "invalid");
  return (
    <SkyPage>
      <h1>{fill(title, { newsletterTitle })}</h1>
      <p className="measure mt-6 text-lead">{text}</p>
      {token !== "" && (
        <form action={action} className="mt-8" method="post">
          <input name={tokenField} type="hidden" value={token} />
          <Button className="max-tablet:w-full" type="submit">
            {copy.button}
          </Button>
        </form>
      )}
      {state !== "ask" && state !== "done" && (
        <p className="measure mt-6">
          <Filled
            text={links.help}
            values={{ email: <InlineLink href={`mailto:${email}`}>{email}</InlineLink> }}
          />
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-x-8">
        {isRenewable && <TextLink to="/newsletter#sign-up">{links.signUpAgain}</TextLink>}
        <TextLink to="/newsletter">{fill(links.read, { newsletterTitle })}</TextLink>
      </p>
    </SkyPage>
  );
}
