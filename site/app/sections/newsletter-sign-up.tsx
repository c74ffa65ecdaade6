import { newsletter } from "~/copy/newsletter.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { NewsletterForm } from "~/leads/form/newsletter-form.tsx";

/** Box that takes an email address for the newsletter, on pages with something to read. */
export function NewsletterSignUp({ confirmsByEmail }: { confirmsByEmail: boolean }) {
  const { head } = useCopy(newsletter);
  const { brand, newsletterTitle } = useSiteSettings();
  return (
    <section
      aria-labelledby="sign-up"
      className="ground-sand h-full p-6 max-tablet:-mx-gutter max-tablet:px-gutter tablet:p-8 print:hidden"
    >
      <h2 className="text-h3" id="sign-up">
        {newsletterTitle}
      </h2>
      <p className="mt-2 mb-6">{head.lead}</p>
      <NewsletterForm confirmsByEmail={confirmsByEmail} names={{ brand, newsletter: newsletterTitle }} />
    </section>
  );
}
