import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Part, Variant, Variants } from "../part.tsx";

/** Buttons and links. To see their hover and focus styles, point at one or reach it with Tab. */
export function Actions() {
  const { deckSite, investorPortal } = useSiteSettings();
  return (
    <Part title="Buttons and links">
      <Variants ground="paper">
        <Variant name="Primary">
          <ButtonLink to="/contact">Ask a question</ButtonLink>
        </Variant>
        <Variant name="Secondary">
          <ButtonLink to="/about" variant="secondary">
            More About Us
          </ButtonLink>
        </Variant>
        <Variant name="Small">
          <ButtonLink size="small" to="/contact" variant="secondary">
            Contact
          </ButtonLink>
        </Variant>
        <Variant name="Submits">
          <Button type="submit">Request a call</Button>
        </Variant>
        <Variant name="Submitting: hatched, disabled">
          <Button submitting type="submit">
            Request a call
          </Button>
        </Variant>
        <Variant name="Unavailable">
          <Button disabled>Next</Button>
        </Variant>
      </Variants>
      <Variants ground="paper">
        <Variant name="Link">
          <TextLink to="/contact">Talk with us</TextLink>
        </Variant>
        <Variant name="Without an arrow">
          <TextLink icon="none" to="/current-project">
            Current projects
          </TextLink>
        </Variant>
        <Variant name="Opens a new tab">
          <TextLink href={investorPortal.href}>{investorPortal.label}</TextLink>
        </Variant>
        <Variant name="Download">
          <TextLink href="/og-default.png" download>
            Brand picture
          </TextLink>
        </Variant>
      </Variants>
      <Variants ground="evergreen">
        <ButtonLink href={deckSite.href} icon="external">
          {deckSite.label}
        </ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Write to us
        </ButtonLink>
        <Button submitting type="submit">
          Write to us
        </Button>
        <TextLink href={investorPortal.href}>{investorPortal.label}</TextLink>
      </Variants>
    </Part>
  );
}
