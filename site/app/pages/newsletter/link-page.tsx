import { SkyPage } from "~/layout/sky-page.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { type LinkPageData, type LinkState, tokenField } from "~/leads/newsletter/link-page.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** What the page of a link says in each of its states. */
export interface LinkCopy {
  /** Where the button posts to: the page itself, without the token in its address. */
  action: string;
  button: string;
  /** Whether a new link comes to whoever signs up again. */
  isRenewable: boolean;
  states: Readonly<Record<LinkState, { readonly text: string; readonly title: string }>>;
}

/**
 * The page that a link in an email leads to. Its form is a plain one, also where there is JavaScript: one press is not
 * worth a second way that could fail.
 */
export function LinkPage({ copy, page: { state, token } }: { copy: LinkCopy; page: LinkPageData }) {
  const { newsletterTitle } = useSiteSettings();
  const { text, title } = copy.states[state];
  return (
    <SkyPage>
      <h1>{title}</h1>
      <p className="measure mt-6 text-lead">{text}</p>
      {token !== "" && (
        <form action={copy.action} className="mt-8" method="post">
          <input name={tokenField} type="hidden" value={token} />
          <Button className="max-tablet:w-full" type="submit">
            {copy.button}
          </Button>
        </form>
      )}
      {state !== "ask" && state !== "done" && <Help />}
      <p className="mt-8 flex flex-wrap gap-x-8">
        {copy.isRenewable && (state === "expired" || state === "invalid") && (
          <TextLink to="/newsletter#sign-up">Sign up again</TextLink>
        )}
        <TextLink to="/newsletter">Read {newsletterTitle}</TextLink>
      </p>
    </SkyPage>
  );
}

function Help() {
  const { email } = useSiteSettings();
  return (
    <p className="measure mt-6">
      We can do it for you. Write to{" "}
      <a className="inline-link" href={`mailto:${email}`}>
        {email}
      </a>{" "}
      from the address that gets the newsletter, or should.
    </p>
  );
}
