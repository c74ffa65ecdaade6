import { ButtonLink } from "~/ui/button.tsx";
import { contactPage } from "./navigation.ts";
import { useSiteSettings } from "./use-site-settings.ts";

export function FooterClosing() {
  const [firstCall] = useSiteSettings().scheduling;
  return (
    <section aria-labelledby="closing" className="site-closing wrap">
      <h2 className="closing-sentence" id="closing">
        Ask us anything before you commit a dollar.
      </h2>
      <div className="closing-actions">
        {firstCall && (
          <ButtonLink href={firstCall.href} icon="external">
            Schedule a call
          </ButtonLink>
        )}
        <ButtonLink to={contactPage.to} variant="secondary">
          Write to us
        </ButtonLink>
      </div>
    </section>
  );
}
