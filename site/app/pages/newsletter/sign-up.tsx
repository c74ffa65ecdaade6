import { NewsletterForm } from "~/leads/newsletter-form.tsx";
import { FormBand } from "~/pages/sections/form-band.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** `#sign-up`, where other pages send those who want the letter by email. */
export function SignUp({ confirmsByEmail }: { confirmsByEmail: boolean }) {
  return (
    <FormBand
      id="sign-up"
      more={
        <p className="form-band-links">
          <TextLink to="/privacy-policy">What we do with your address</TextLink>
        </p>
      }
      text="Each letter as it appears, sent to your address. It costs nothing and ends when you say so."
      title="Get it by email"
    >
      <NewsletterForm confirmsByEmail={confirmsByEmail} />
    </FormBand>
  );
}
