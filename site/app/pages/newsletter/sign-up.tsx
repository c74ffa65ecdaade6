import { NewsletterForm } from "~/leads/form/newsletter-form.tsx";
import { FormBand } from "~/sections/form-band.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** `#sign-up`, where other pages send those who want the letter by email. */
export function SignUp({ confirmsByEmail }: { confirmsByEmail: boolean }) {
  return (
    <FormBand
      id="sign-up"
      more={
        <p className="form-band-links">
          <TextLink to="/privacy-policy">How we use your address</TextLink>
        </p>
      }
      text="Each letter comes to your inbox once a month. It is free, and you can stop any time."
      title="Get it by email"
    >
      <NewsletterForm confirmsByEmail={confirmsByEmail} />
    </FormBand>
  );
}
